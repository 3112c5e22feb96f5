/** What a shop is made from. */
export interface ShopOptions {
  /** Name over the door. */
  name: string
  /** Hours a day. */
  openHours?: number
}

/** How an order is. */
export enum OrderState {
  Open = 'open',
  Paid = 'paid',
}

/** Something that was ordered. */
export interface Order<Item extends { price: number }> {
  items: Item[]
  state: OrderState
}

/** Where orders go. */
export class Shop {
  constructor(options: ShopOptions)
  /** Puts an order on the list. */
  order<Item extends { price: number }>(items: Item[], note: string): Promise<Order<Item>>
  /** Sums of the day. */
  total(): number
}
