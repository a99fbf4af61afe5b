// Paths of files and pictures in addresses.

/** A path as part of an address. */
export function encodedPath(path) { return path.split('/').map(encodeURIComponent).join('/'); }
