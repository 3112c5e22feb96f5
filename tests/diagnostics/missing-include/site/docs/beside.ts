export const beside = true
