/** In the storage of the tab. Apart from what reads it: a module that two others import would be one more request. */
export const foundKey = 'docgen.found'
