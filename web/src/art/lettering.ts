/** Letters of the longest word: what decides how large a name can be written on a plate. */
export const longest = (name: string): number => Math.max(...name.split(/[\s\u00AD-]/).map((word) => word.length), 6);
