/** Whether a page has the whole window to itself, with a bar of its own. */
export const screen = $state({ whole: false });
