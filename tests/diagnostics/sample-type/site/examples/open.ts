import { OrderState, Shop } from '@shop/server'

// #region shown
export const isOpen = (shop: Shop) => shop.total() === 'none'
// #endregion

export const state: OrderState = 'open'
