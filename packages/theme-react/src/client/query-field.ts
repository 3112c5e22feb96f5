/** Of the field on the search page: as the fragment of an address it gives the field the focus. */
export const queryFieldId = 'query'
