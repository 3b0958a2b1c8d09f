/** Rounds a number for a style up to hundredths, so that no line and no picture gets less room than it needs. */
export const roundedUp = (value: number): number => Math.ceil(Number((value * 100).toFixed(6))) / 100
