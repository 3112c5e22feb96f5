import { Shop } from '@shop/server'

// #region shown
export const open = new Shop({ name: 'Corner' })
//           ^? const open: Store
// #endregion shown
