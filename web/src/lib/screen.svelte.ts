/** Whether a page has the whole window to itself, with a bar of its own. A table has from the first moment on, so that
    nothing moves when it comes. */
export const screen = $state({ whole: location.pathname.startsWith('/table/') });
