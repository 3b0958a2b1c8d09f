const names = ['localhost', '127.0.0.1', '[::1]']

/** Whether a URL leads to this machine, whatever its protocol. Other names and addresses of the machine do not count. */
export const isThisMachine = (url: string): boolean => names.includes(new URL(url).hostname)
