"""A picture of mostly flat colours written smaller: as a PNG with at most 256 colours, chosen by median cut."""

import base64
import struct
import zlib
from collections import Counter

from playwright.sync_api import Page

Colour = tuple[int, int, int]
COLOURS = 256
# The browser reads the picture that it has just taken; what comes back is its bytes, four a pixel.
READ = """async (png) => {
  const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
  const picture = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, picture.width, picture.height);
  let text = '';
  for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
  return [picture.width, picture.height, btoa(text)];
}"""


def smaller(page: Page, png: bytes) -> bytes:
    """The same picture; as it was where that is smaller still."""
    width, height, pixels = pixels_of(page, png)
    palette, index = chosen(Counter(pixels))
    flat = bytes(map(index.__getitem__, pixels))
    rows = b"".join(b"\0" + flat[at : at + width] for at in range(0, len(flat), width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = b"".join(bytes(colour) for colour in palette)
    parts = [(b"IHDR", head), (b"PLTE", colours), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    written = b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, body) for name, body in parts)
    return min(written, png, key=len)


def pixels_of(page: Page, png: bytes) -> tuple[int, int, list[Colour]]:
    width, height, text = page.evaluate(READ, base64.b64encode(png).decode())
    data = base64.b64decode(text)
    return width, height, list(zip(data[0::4], data[1::4], data[2::4], strict=True))


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def chosen(seen: Counter[Colour]) -> tuple[list[Colour], dict[Colour, int]]:
    """The palette, and which of its colours stands for which."""
    boxes = [list(seen)]
    while len(boxes) < COLOURS:
        box = max(boxes, key=lambda one: spread(one)[0] * sum(seen[colour] for colour in one) ** 0.3)
        length, axis = spread(box)
        if length == 0:
            break
        boxes.remove(box)
        box.sort(key=lambda colour: colour[axis])
        boxes += [box[: len(box) // 2], box[len(box) // 2 :]]
    palette = [middle(box, seen) for box in boxes]
    return palette, {colour: number for number, box in enumerate(boxes) for colour in box}


def spread(box: list[Colour]) -> tuple[int, int]:
    """How far apart the colours of a box lie, and in which of red, green and blue."""
    lengths = [max(colour[axis] for colour in box) - min(colour[axis] for colour in box) for axis in range(3)]
    longest = max(range(3), key=lengths.__getitem__)
    return lengths[longest], longest


def middle(box: list[Colour], seen: Counter[Colour]) -> Colour:
    """The colour seen most often if it rules its box, so that large areas keep theirs exactly; else the mean."""
    often = max(box, key=seen.__getitem__)
    total = sum(seen[colour] for colour in box)
    if 2 * seen[often] >= total:
        return often
    red, green, blue = (round(sum(colour[axis] * seen[colour] for colour in box) / total) for axis in range(3))
    return red, green, blue
