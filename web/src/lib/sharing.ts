/** Sends an address on by whatever a phone has for it, else puts it into the clipboard. Tells whether it lies there. */
export async function shared(url: string): Promise<boolean> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ url }).catch(() => undefined);
    return false;
  }
  return (await navigator.clipboard?.writeText(url).then(() => true, () => false)) ?? false;
}
