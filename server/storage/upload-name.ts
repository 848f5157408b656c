/** Name of an accepted upload: 32 hexadecimal digits and the extension of its kind. Safe as a path and a key. */
export const uploadName = /^[0-9a-f]{32}\.[a-z]{3,4}$/;
