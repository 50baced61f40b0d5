/** Long work in short slices: between two of them pointers and keys are served first. */
const SLICE = 6; // milliseconds

/** Goes through all steps and hands over what comes of them; what it gives back ends it before. */
export function inSlices<Made>(steps: Generator<undefined, Made>, then: (made: Made) => void): () => void {
  let due = 0;
  const go = (): void => {
    const until = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return then(step.value);
    } while (performance.now() < until);
    due = window.setTimeout(go);
  };
  due = window.setTimeout(go);
  return () => clearTimeout(due);
}
