/** The base path of orders. */
export const ordersPath = '/admin-suppliers/v1/orders'
