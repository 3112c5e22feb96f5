/** Under which names the browser keeps what a reader has chosen. The inline script reads them too, before anything is painted. */
export const colorModeKey = 'theme'
export const announcementKey = 'docgen.announcement'
export const inheritedKey = 'docgen.hideInherited'
export const hiddenSidebarKey = 'docgen.hideSidebar'
export const sidebarKey = 'docgen.sidebar'
