export const config = { title: 'Nothing by default' }
