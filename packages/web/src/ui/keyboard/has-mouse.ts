/** Whether the main pointer hovers, as a mouse does and a finger does not; focus opens no keyboard over the page then. */
export const hasMouse = (): boolean => matchMedia('(hover: hover)').matches
