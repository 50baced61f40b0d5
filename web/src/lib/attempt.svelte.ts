/** Something asked of the server that may be refused: while it is under way, and the sentence where it went wrong. */
export class Attempt {
  busy = $state(false);
  trouble = $state('');

  /** Whether it was done. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = '';
    try {
      await work();
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.busy = false;
    return !this.trouble;
  }
}
