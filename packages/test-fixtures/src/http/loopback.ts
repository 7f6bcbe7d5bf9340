const host = '(?:localhost|[\\w-]+\\.localhost|127\\.0\\.0\\.1|\\[::1\\])(?::\\d+)?'
const hostPattern = new RegExp(`^${host}$`, 'i')
const originPattern = new RegExp(`^https?://${host}$`, 'i')

/** Whether a host, with or without a port, is a loopback name. */
export const isLoopbackHost = (text: string): boolean => hostPattern.test(text)

export const isLoopbackOrigin = (text: string): boolean => originPattern.test(text)
