"""Whether everything fits: no sideways scrolling, no text cut off or lying over another, no button under something."""

from typing import Any

from playwright.sync_api import Page

# Text is measured where it is painted. What scrolls on purpose may be longer than its frame; what hides, may not.
LOOK = """() => {
  const faults = [];
  const said = (one) => one.textContent.trim().replace(/\\s+/g, ' ').slice(0, 50);
  const where = (one) => `${one.tagName.toLowerCase()}.${one.classList[0] ?? ''}`;
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) faults.push(`the page is ${wide} pixels too wide`);

  const above = (one) => (one ? [one, ...above(one.parentElement)] : []);
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!node.data.trim() || !owner) continue;
    if (owner.closest('.unseen, .skip, script, style, option, svg, [hidden], [inert]')) continue;
    if (!owner.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (above(owner).some((one) => getComputedStyle(one).clipPath.startsWith('inset(50%'))) continue; // for ears only
    // A bar that stays where it is lies over what can be scrolled away under it.
    const floats = above(owner).some((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position));
    for (const painted of range.getClientRects()) {
      if (painted.width < 1 || painted.height < 1) continue;
      const box = { left: painted.left, right: painted.right, top: painted.top, bottom: painted.bottom };
      for (const up of above(owner)) {
        const style = getComputedStyle(up);
        if (style.display === 'inline') continue;
        const frame = up.getBoundingClientRect();
        const shortened = style.webkitLineClamp !== 'none'; // on purpose: the whole is one touch away
        if (shortened || /auto|scroll/.test(style.overflowX + style.overflowY)) {
          box.left = Math.max(box.left, frame.left);
          box.right = Math.min(box.right, frame.right);
          box.top = Math.max(box.top, frame.top);
          box.bottom = Math.min(box.bottom, frame.bottom);
        }
        const hides = /hidden|clip/.test(style.overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2);
        const cuts = /hidden|clip/.test(style.overflowY) && (box.bottom > frame.bottom + 5 || box.top < frame.top - 5);
        if (hides || cuts) faults.push(`cut off: “${said(owner)}” in ${where(up)}`);
      }
      const height = box.bottom - box.top;
      if (box.right - box.left > 1 && height > 1 && !floats) texts.push({ owner, box, height });
    }
  }
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) {
      const [one, two] = [texts[i], texts[j]];
      if (one.owner.contains(two.owner) || two.owner.contains(one.owner)) continue;
      const across = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
      const down = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
      const lower = Math.min(one.height, two.height);
      if (across < 4 || down < 0.4 * lower) continue; // lines of text are taller than their letters
      faults.push(`one over the other: “${said(one.owner)}” and “${said(two.owner)}”`);
    }
  }
  const named = 'button:not(.thing), .button, label, legend, summary, h1, h2, h3, th, nav a';
  for (const one of document.querySelectorAll(named)) {
    if (one.closest('.unseen, .skip, thead') || !one.checkVisibility()) continue;
    const over = getComputedStyle(one).display === 'inline' ? 0 : one.scrollWidth - one.clientWidth;
    if (over > 2) faults.push(`too long: “${said(one)}” (${where(one)}) by ${over} pixels`);
  }
  return [...new Set(faults)];
}"""


def misfits(page: Page) -> list[str]:
    page.evaluate("document.fonts.ready")
    found: list[Any] = page.evaluate(LOOK)
    return [str(fault) for fault in found]
