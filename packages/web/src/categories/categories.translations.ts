import type { PickerList } from '@supplier/core/categories/categories.domain'
import type { Language } from '../i18n/language.ts'

interface CategoriesTranslations {
  readonly label: string
  readonly search: string
  readonly searchHint: string
  readonly byTitle: (title: string) => string
  readonly clear: string
  readonly lists: string
  readonly list: Readonly<Record<PickerList, string>>
  readonly empty: Readonly<Record<Exclude<PickerList, 'tree'> | 'found' | 'branch', string>>
  readonly emptyHint: string
  readonly loadingBranch: string
  readonly loading: string
  readonly branchFailed: string
  readonly retry: string
  readonly retryKey: string
  readonly found: (count: number) => string
  readonly onlyLeaf: string
  readonly guessed: string
  readonly outdated: string
  readonly commissionLabel: string
  readonly unknown: string
  readonly products: (count: number) => string
  readonly productsLabel: string
  readonly required: string
  readonly noneRequired: string
  readonly nothingActive: string
  readonly nothingActiveText: string
  readonly branchText: string
  readonly star: (title: string) => string
  readonly unstar: (title: string) => string
  readonly choose: string
  readonly start: string
  readonly show: string
  readonly suggestions: string
  readonly suggest: string
  readonly suggestHere: string
  readonly back: string
}

const plural = (count: number, one: string, few: string, many: string): string => {
  const rule = new Intl.PluralRules('uk').select(count)
  return `${count} ${rule === 'one' ? one : rule === 'few' ? few : many}`
}

export const categoriesTranslations: Readonly<Record<Language, CategoriesTranslations>> = {
  uk: {
    label: 'Категорії',
    search: 'Знайти категорію',
    searchHint: 'Категорія, назва товару або посилання на нього',
    byTitle: (title) => `Підібрати за назвою «${title}»`,
    clear: 'Очистити пошук',
    lists: 'Які категорії показати',
    list: { tree: 'Усі', mine: 'Де я продаю', favourite: 'Обрані', recent: 'Недавні' },
    empty: {
      mine: 'Ваших товарів ще немає в жодній категорії',
      favourite: 'Обраних категорій ще немає',
      recent: 'Недавніх категорій ще немає',
      found: 'Нічого не знайдено',
      branch: 'Тут поки порожньо',
    },
    emptyHint: 'Спробуйте інше слово або запропонуйте нову категорію.',
    loadingBranch: 'Завантажуємо підкатегорії…',
    loading: 'Шукаємо…',
    branchFailed: 'Не вдалося завантажити підкатегорії.',
    retry: 'Спробувати ще раз',
    retryKey: 'Натисніть, щоб спробувати ще раз.',
    found: (count) => `Знайдено: ${plural(count, 'категорію', 'категорії', 'категорій')}`,
    guessed: 'Точного збігу немає. Можливо, одна з цих категорій – виберіть потрібну.',
    onlyLeaf: 'Виберіть кінцеву категорію: у цій є підкатегорії.',
    outdated: 'Вибраної категорії більше немає, або в ній з’явилися підкатегорії. Виберіть іншу, введене збережеться.',
    commissionLabel: 'Комісія',
    unknown: 'невідома',
    products: (count) => plural(count, 'товар', 'товари', 'товарів'),
    productsLabel: 'Ваші товари',
    required: 'Обов’язкові характеристики',
    noneRequired: 'Немає',
    nothingActive: 'Виберіть категорію',
    nothingActiveText: 'Тут побачите комісію, обов’язкові характеристики й кількість ваших товарів.',
    branchText: 'Товар можна додати лише до кінцевої категорії. Відкрийте цю й виберіть потрібну.',
    star: (title) => `Додати «${title}» до обраних`,
    unstar: (title) => `Прибрати «${title}» з обраних`,
    choose: 'Вибрати',
    start: 'Створити товар',
    show: 'Показати товари',
    suggestions: 'Мої пропозиції',
    suggest: 'Запропонувати категорію',
    suggestHere: 'Запропонувати підкатегорію',
    back: 'До категорій',
  },
  en: {
    label: 'Categories',
    search: 'Find a category',
    searchHint: 'A category, the title of a product, or a link to it',
    byTitle: (title) => `Suggest by the title “${title}”`,
    clear: 'Clear the search',
    lists: 'Which categories to show',
    list: { tree: 'All', mine: 'Where I sell', favourite: 'Favourites', recent: 'Recent' },
    empty: {
      mine: 'You have no products in any category yet',
      favourite: 'No favourite categories yet',
      recent: 'No recent categories yet',
      found: 'Nothing found',
      branch: 'Nothing here yet',
    },
    emptyHint: 'Try another word, or suggest a new category.',
    loadingBranch: 'Loading subcategories…',
    loading: 'Searching…',
    branchFailed: 'The subcategories could not be loaded.',
    retry: 'Try again',
    retryKey: 'Press to try again.',
    found: (count) => `${count} ${count === 1 ? 'category' : 'categories'} found`,
    guessed: 'No exact match. One of these categories may be right: choose it.',
    onlyLeaf: 'Choose a final category: this one has subcategories.',
    outdated:
      'The chosen category no longer exists, or it has subcategories now. Choose another one; your input stays.',
    commissionLabel: 'Commission',
    unknown: 'unknown',
    products: (count) => `${count} ${count === 1 ? 'product' : 'products'}`,
    productsLabel: 'Your products',
    required: 'Required attributes',
    noneRequired: 'None',
    nothingActive: 'Choose a category',
    nothingActiveText: 'Its commission, required attributes and the number of your products appear here.',
    branchText: 'A product can be added to a final category only. Open this one and choose one below.',
    star: (title) => `Add “${title}” to favourites`,
    unstar: (title) => `Remove “${title}” from favourites`,
    choose: 'Choose',
    start: 'Create a product',
    show: 'Show products',
    suggestions: 'My suggestions',
    suggest: 'Suggest a category',
    suggestHere: 'Suggest a subcategory',
    back: 'To the categories',
  },
}
