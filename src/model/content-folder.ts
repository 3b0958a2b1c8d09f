/**
 * The folder of content that every command works on.
 * @returns CONTENT_FOLDER from the environment (absolute, or relative to the project), else `content`
 */
export const contentFolder = (): string => process.env.CONTENT_FOLDER || 'content'

/** The folder of content whose files are served as they are, at the same paths. */
export const servedFolder = 'files/'

/** Whether a file is one that an operating system puts into every folder that somebody opens. */
export const isOfSystem = (path: string) => /(^|[\\/])(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path)
