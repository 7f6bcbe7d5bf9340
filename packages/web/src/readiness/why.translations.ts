import type { ProductReason } from '@supplier/core/readiness/own.domain'
import type { Language } from '../i18n/language.ts'

interface WhyTranslations {
  readonly title: string
  readonly nothing: string
  readonly mend: string
  readonly look: string
  readonly retry: string
  readonly generalFailed: string
  /** Under the reasons in one product. */
  readonly alsoGeneral: (count: number) => string
  readonly moreGeneral: (count: number) => string
  readonly reasons: Readonly<Record<ProductReason, string>>
}

export const whyTranslations: Readonly<Record<Language, WhyTranslations>> = {
  uk: {
    title: 'Чому не продається?',
    nothing: 'Товару нічого не заважає продаватися.',
    mend: 'Виправити',
    look: 'Переглянути',
    retry: 'Повторити',
    generalFailed: 'Не вдалося дізнатися, чи щось заважає продавати всі товари.',
    alsoGeneral: (count) =>
      `Є й причини, спільні для багатьох товарів (${count}): їх указано над списком і на головній.`,
    moreGeneral: (count) => `ще ${count} ›`,
    reasons: {
      draft: 'Товар ще чернетка: завершіть його й опублікуйте.',
      waiting: 'Товар на модерації: покупці побачать його, щойно його схвалять.',
      archived: 'Товар в архіві: поверніть його, щоб продавати знову.',
      no_image: 'Немає жодного фото: додайте хоча б одне.',
      image_small: 'Є замале фото: замініть його на більше за 600×600.',
      no_category: 'Не вибрано категорію: без неї товар не знайдуть.',
      category_not_leaf: 'У категорії з’явилися підкатегорії: виберіть кінцеву.',
      required_attribute: 'Заповнено не всі обов’язкові характеристики.',
      title_short: 'Назва закоротка: напишіть щонайменше 5 символів.',
      title_caps: 'Назву написано самими великими літерами.',
      description_short: 'Опис закороткий: напишіть щонайменше 50 символів.',
      price_zero: 'Не вказано ціну.',
      old_price_low: 'Стара ціна не вища за нинішню: виправте її або приберіть.',
      sku_taken: 'Артикул уже має інший товар.',
      barcode_wrong: 'У штрихкоді помилка: контрольна цифра не сходиться.',
      no_stock: 'Товару немає в наявності: вкажіть залишок.',
      variant_incomplete: 'Не всі варіанти заповнено: вкажіть ціну кожного.',
      hidden: 'Ви приховали товар: покажіть його знову.',
      moderation_rejected: 'Модератор відхилив товар: виправте зауваження й надішліть знову.',
      brand_proposed:
        'Бренд не схвалено: товар покажуть із ним, коли його приймуть. Що з пропозицією, видно біля поля.',
    },
  },
  en: {
    title: 'Why does it not sell?',
    nothing: 'Nothing keeps the product from selling.',
    mend: 'Fix',
    look: 'View',
    retry: 'Retry',
    generalFailed: 'Could not find out whether something keeps all products from selling.',
    alsoGeneral: (count) =>
      `There are also reasons that many products share (${count}): above the list and on the home page.`,
    moreGeneral: (count) => `${count} more ›`,
    reasons: {
      draft: 'The product is a draft: complete and publish it.',
      waiting: 'The product is in moderation: buyers will see it as soon as it is approved.',
      archived: 'The product is archived: restore it to sell it again.',
      no_image: 'There is no photo: add at least one.',
      image_small: 'A photo is too small: replace it with one larger than 600×600.',
      no_category: 'No category is chosen: without one, the product is not found.',
      category_not_leaf: 'The category has subcategories now: choose a final one.',
      required_attribute: 'Not all required attributes are filled in.',
      title_short: 'The title is too short: write at least 5 characters.',
      title_caps: 'The title is written in capitals only.',
      description_short: 'The description is too short: write at least 50 characters.',
      price_zero: 'There is no price.',
      old_price_low: 'The old price is not higher than the present one: correct or remove it.',
      sku_taken: 'Another product has this SKU.',
      barcode_wrong: 'The barcode has a mistake: its check digit is wrong.',
      no_stock: 'The product is out of stock: enter the quantity.',
      variant_incomplete: 'Not all variants are complete: give each a price.',
      hidden: 'You have hidden the product: show it again.',
      moderation_rejected: 'The moderator rejected the product: make the changes and send it again.',
      brand_proposed:
        'The brand is not approved: the product is shown with it once it is accepted. The field tells what became of the proposal.',
    },
  },
}
