/** What search engines and link previews say about the page; the build writes it into the document. */
export const description =
  'Кабінет постачальника маркетплейсу: товари, замовлення, доставка, оплата й виплати в одному вікні.'
