import os from 'node:os'

/** How many pictures one process reads at a time. A list of thousands of artists would otherwise read all at once. */
export const picturesAtOnce = os.availableParallelism() * 2
