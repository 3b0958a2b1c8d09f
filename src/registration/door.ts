/** The most ticks that one request of the door can have. */
export const mostActions = 200
