export const RAD = Math.PI / 180;

export const italic = { italic: true } as const;
