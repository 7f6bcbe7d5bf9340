import type { ProductField } from '@supplier/core/product-editor/form/product-form.domain'
import type { StepMark } from '@supplier/core/product-editor/form/product-marks.domain'
import type { Problem } from '@supplier/core/product-editor/form/product-problems.domain'
import type { QualityCriterion } from '@supplier/core/product-editor/form/product-quality.domain'
import type { ProductStep } from '@supplier/core/product-editor/form/product-steps.domain'
import type { StatusCommand } from '@supplier/core/product-editor/product-status.domain'
import type { VariantColumn } from '@supplier/core/product-editor/variants/variants.domain'
import type { Language } from '../../i18n/language.ts'

type Texts<Name extends string> = Readonly<Record<Name, string>>
type ChoiceField = 'condition' | 'availability'

export interface ProductEditorTranslations {
  readonly steps: Texts<ProductStep>
  readonly leads: Texts<'category' | 'photos' | 'variants'>
  readonly fields: Texts<ProductField>
  readonly hints: Readonly<Partial<Record<ProductField, string>>>
  readonly choices: Readonly<Record<ChoiceField, Readonly<Record<string, string>>>>
  readonly columns: Texts<VariantColumn>
  readonly problems: Texts<Exclude<Problem['code'], 'unknown'>>
  readonly statuses: Readonly<Record<string, string>>
  readonly status: string
  readonly commands: Texts<StatusCommand>
  readonly stepsLabel: string
  readonly cardsLabel: string
  readonly asideLabel: string
  readonly remarks: (count: number) => string
  readonly fine: string
  readonly untitled: string
  readonly priceFrom: (sum: string) => string
  readonly asBuyer: string
  readonly asBuyerText: string
  readonly markNames: Texts<StepMark>
  readonly creating: string
  readonly categoryChange: string
  readonly titleFix: (mended: string) => string
  readonly fixTitle: string
  readonly similarTitle: string
  readonly similarText: string
  readonly similarKeep: string
  readonly similarPublish: string
  readonly quality: string
  readonly qualityOf: (score: number) => string
  readonly qualityFull: string
  readonly gains: Texts<QualityCriterion>
  readonly categoryBranch: string
  readonly categoryGone: string
  readonly categoryKeep: string
  readonly categoryDialog: string
  readonly categoryLost: string
  readonly categoryMissing: string
  readonly categoryVariants: (count: number) => string
  readonly categoryCommission: (before: string, after: string) => string
  readonly categoryConfirm: string
  readonly add: string
  readonly dropHint: string
  readonly byAddress: string
  readonly addresses: string
  readonly addressesHint: string
  readonly addressAt: (at: number) => string
  readonly addAddresses: (count: number) => string
  readonly cover: string
  readonly makeEarlier: string
  readonly makeLater: string
  readonly remove: string
  readonly retry: string
  readonly alt: string
  readonly photo: (at: number) => string
  readonly pictureStates: Texts<'checking' | 'refused' | 'waiting' | 'sending' | 'fetching' | 'failed'>
  readonly required: string
  readonly further: string
  readonly showMore: (count: number) => string
  readonly noAttributes: string
  readonly attributesFailed: string
  readonly chooseNothing: string
  readonly searchValues: string
  readonly yes: string
  readonly no: string
  readonly ofVariants: string
  readonly noAxes: string
  readonly twinVariants: string
  readonly dropTwins: string
  readonly heldVariants: string
  readonly keepHeld: string
  readonly heldText: (names: string) => string
  readonly goingVariants: string
  readonly goingText: (names: string) => string
  readonly goingStock: (name: string, pieces: number) => string
  readonly addAxis: string
  readonly removeAxis: string
  readonly variant: string
  readonly chooseVariants: string
  readonly allVariants: string
  readonly chosenVariants: (count: number) => string
  readonly columnToSet: string
  readonly applyToChosen: string
  readonly putOnSale: string
  readonly takeOffSale: string
  readonly onSale: string
  readonly fillDown: string
  readonly undo: string
  readonly pasteHint: string
  readonly variantCount: (count: number, most: number) => string
  readonly pasteTitle: (cells: number) => string
  readonly pasteWrong: (cells: number) => string
  readonly pasteOver: (rows: number, columns: number) => string
  readonly pasteMore: (cells: number) => string
  readonly pasteConfirm: string
  readonly cancel: string
  readonly pictureOfVariant: string
  readonly ready: string
  readonly readyText: string
  readonly lacks: (count: number) => string
  readonly checkAgain: string
  readonly waits: string
  readonly waitsText: string
  readonly updateWaits: string
  readonly updateWaitsText: string
  readonly review: (fields: string) => string
  readonly reviewText: string
  readonly rejected: string
  readonly bar: string
  readonly unsaved: string
  readonly saving: string
  readonly allSaved: string
  readonly uploading: string
  readonly saveDraft: string
  readonly save: string
  readonly next: string
  readonly publish: string
  readonly notFound: string
}

/** The Ukrainian form of a counted noun. */
const counted = (count: number, one: string, few: string, many: string): string => {
  const [last, lastTwo] = [count % 10, count % 100]
  if (last === 1 && lastTwo !== 11) return `${count} ${one}`
  return `${count} ${last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? few : many}`
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

export const productEditorTranslations: Readonly<Record<Language, ProductEditorTranslations>> = {
  uk: {
    steps: {
      category: 'Категорія',
      main: 'Назва товару',
      description: 'Опис і бренд',
      photos: 'Фото',
      attributes: 'Характеристики',
      variants: 'Варіанти',
      offer: 'Ціна та залишок',
      delivery: 'Доставка',
      check: 'Перевірка',
    },
    leads: {
      category: 'Від категорії залежать характеристики товару й комісія.',
      photos: 'Перше фото – головне. Порядок змінюйте перетягуванням або клавішами Alt + ← →.',
      variants:
        'Якщо товар є в кількох розмірах чи кольорах, позначте їх – кожне поєднання матиме свою ціну й залишок.',
    },
    fields: {
      category: 'Категорія',
      title: 'Назва',
      description: 'Опис',
      brand: 'Бренд',
      condition: 'Стан',
      videoUrl: 'Відео',
      attributes: 'Характеристики',
      variants: 'Варіанти',
      price: 'Ціна',
      oldPrice: 'Стара ціна',
      costPrice: 'Собівартість',
      availability: 'Наявність',
      quantity: 'Залишок, шт.',
      sku: 'Артикул',
      barcode: 'Штрихкод',
      minOrder: 'Найменше замовлення, шт.',
      weight: 'Вага, кг',
      length: 'Довжина, см',
      width: 'Ширина, см',
      height: 'Висота, см',
      warranty: 'Гарантія, місяців',
      stores: 'Магазини',
    },
    hints: {
      title: 'Від 5 до 255 символів: що це, для кого, бренд і модель',
      description: 'Від 50 символів. Розмітку зі скопійованого тексту буде прибрано',
      videoUrl: 'Посилання, що починається з https://',
      oldPrice: 'Покупець побачить її закресленою',
      costPrice: 'Бачите лише ви',
      sku: 'Ваш код товару, до 64 символів',
      barcode: 'EAN або UPC: 8, 12 або 13 цифр',
    },
    choices: {
      condition: { new: 'Новий', used: 'Уживаний', refurbished: 'Відновлений' },
      availability: {
        in_stock: 'В наявності',
        to_order: 'Під замовлення',
        expected: 'Очікується',
        out_of_stock: 'Немає в наявності',
      },
    },
    columns: {
      price: 'Ціна, грн.',
      oldPrice: 'Стара ціна, грн.',
      quantity: 'Залишок',
      sku: 'Артикул',
      barcode: 'Штрихкод',
    },
    problems: {
      no_image: 'Додайте хоча б одне фото',
      image_small: 'Є фото, менші за 600×600',
      no_category: 'Виберіть категорію',
      category_not_leaf: 'Виберіть кінцеву категорію',
      required_attribute: 'Заповніть обов’язкову характеристику',
      title_short: 'Назва має містити щонайменше 5 символів',
      title_caps: 'Не пишіть назву самими великими літерами',
      description_short: 'Опис має містити щонайменше 50 символів',
      price_zero: 'Вкажіть ціну',
      old_price_low: 'Стара ціна має бути вищою за нову',
      sku_taken: 'Такий артикул уже є в іншому товарі',
      barcode_wrong: 'Перевірте штрихкод',
      no_stock: 'Залишок 0: вкажіть його або змініть наявність',
      variant_incomplete: 'Вкажіть ціну кожного варіанта',
      hidden: 'Товар приховано',
      moderation_rejected: 'Модерацію не пройдено',
      brand_proposed: 'Бренд ще не затверджено',
    },
    statuses: {
      draft: 'Чернетка',
      moderation: 'На модерації',
      active: 'Активний',
      moderation_update: 'Оновлення на модерації',
      rejected: 'Відхилено',
      hidden: 'Прихований',
      archived: 'В архіві',
    },
    status: 'Стан товару',
    commands: {
      show: 'Показати покупцям',
      hide: 'Приховати',
      withdraw: 'Відкликати з модерації',
      restore: 'Повернути з архіву',
    },
    stepsLabel: 'Кроки товару',
    cardsLabel: 'Частини товару',
    asideLabel: 'Товар загалом',
    remarks: (count) => counted(count, 'зауваження', 'зауваження', 'зауважень'),
    fine: 'Зауважень немає.',
    untitled: 'Товар без назви',
    priceFrom: (sum) => `від ${sum}`,
    asBuyer: 'Очима покупця',
    asBuyerText: 'Разом із тим, що ще не збережено.',
    markNames: { wrong: 'є помилка', lacking: 'не заповнено', blank: 'необов’язково', done: 'заповнено' },
    creating: 'Створюємо чернетку…',
    categoryChange: 'Змінити категорію',
    titleFix: (mended) => `Маркетплейс не приймає назву самими великими літерами. Можна так: «${mended}»`,
    fixTitle: 'Виправити',
    similarTitle: 'Такий товар уже є?',
    similarText: 'У вас уже є товари з такою самою назвою, артикулом або штрихкодом.',
    similarKeep: 'Не публікувати',
    similarPublish: 'Усе одно опублікувати',
    quality: 'Якість опису',
    qualityOf: (score) => `Якість опису: ${score} зі 100`,
    qualityFull: 'Опис повний: додати більше нічого.',
    gains: {
      picture: 'додайте фото',
      description: 'опишіть товар',
      pictures: 'додайте щонайменше три фото',
      details: 'розкажіть докладніше, від 200 символів',
      brand: 'вкажіть бренд',
      sizes: 'додайте розміри й вагу',
      attributes: 'заповніть щонайменше дві характеристики',
      codes: 'вкажіть артикул або штрихкод',
    },
    categoryBranch: 'У цій категорії з’явилися підкатегорії: виберіть кінцеву. Усе введене збережеться.',
    categoryGone: 'Цієї категорії більше немає. Виберіть іншу: усе, що ви ввели, залишиться.',
    categoryKeep: 'Залишити цю',
    categoryDialog: 'Змінити категорію?',
    categoryLost: 'Буде втрачено:',
    categoryMissing: 'Потрібно буде заповнити:',
    categoryVariants: (count) =>
      `Зникнуть ${counted(count, 'варіант', 'варіанти', 'варіантів')}: у новій категорії немає такої характеристики.`,
    categoryCommission: (before, after) => `Комісія зміниться з ${before} % на ${after} %.`,
    categoryConfirm: 'Змінити категорію',
    add: 'Додати фото',
    dropHint: 'або перетягніть сюди: до 15 фото JPG, PNG чи WebP, до 10 МБ, від 600×600',
    byAddress: 'За адресами',
    addresses: 'Адреси фото в інтернеті',
    addressesHint: 'Кожна з нового рядка. Маркетплейс отримає фото й збереже копії.',
    addressAt: (at) => `Адреса ${at}`,
    addAddresses: (count) => (count === 0 ? 'Додати' : `Додати ${counted(count, 'фото', 'фото', 'фото')}`),
    cover: 'Головне',
    makeEarlier: 'Пересунути раніше',
    makeLater: 'Пересунути далі',
    remove: 'Видалити фото',
    retry: 'Повторити',
    alt: 'Опис фото',
    photo: (at) => `Фото ${at}`,
    pictureStates: {
      checking: 'Перевіряємо…',
      refused: 'Не підходить',
      waiting: 'У черзі',
      sending: 'Завантажуємо',
      fetching: 'Маркетплейс отримує фото',
      failed: 'Не завантажено',
    },
    required: 'Обов’язкові',
    further: 'Додаткові',
    showMore: (count) => `Показати ще ${count}`,
    noAttributes: 'У цій категорії немає характеристик.',
    attributesFailed: 'Не вдалося завантажити характеристики.',
    chooseNothing: 'Не вибрано',
    searchValues: 'Знайти значення',
    yes: 'Так',
    no: 'Ні',
    ofVariants: 'Ціна, залишок і коди цього товару – у варіантах.',
    noAxes: 'У цій категорії товари не мають варіантів.',
    twinVariants:
      'Значення, за якими відрізнялися ці варіанти, об’єднали, тому деякі стали однаковими. Лишити можна по одному.',
    dropTwins: 'Прибрати повтори',
    heldVariants: 'Ці варіанти є в замовленнях',
    heldText: (names) => `${names}. Доки замовлення відкриті, їх не можна прибрати, але можна зняти з продажу.`,
    keepHeld: 'Залишити їх вимкненими',
    goingVariants: 'Збереження видалить варіанти із залишком',
    goingText: (names) => `${names}. Їхні залишок, ціна й артикул зникнуть. Значення, натиснуте ще раз, поверне їх.`,
    goingStock: (name, pieces) => `${name}: ${pieces} шт.`,
    addAxis: 'Додати',
    removeAxis: 'Прибрати',
    variant: 'Варіант',
    chooseVariants: 'Вибрати варіанти, щоб змінити їх разом',
    allVariants: 'Усі варіанти',
    chosenVariants: (count) => `Вибрано: ${count}`,
    columnToSet: 'Що змінити',
    applyToChosen: 'Застосувати до вибраних',
    putOnSale: 'Продавати',
    takeOffSale: 'Не продавати',
    onSale: 'Продається',
    fillDown: 'Скопіювати вниз',
    undo: 'Скасувати останню зміну',
    pasteHint: 'Скопійовані з таблиці клітинки можна вставити сюди: покажемо, що зміниться.',
    variantCount: (count, most) => `${counted(count, 'варіант', 'варіанти', 'варіантів')} з ${most} можливих`,
    pasteTitle: (cells) => `Вставити ${counted(cells, 'клітинку', 'клітинки', 'клітинок')}?`,
    pasteWrong: (cells) => `${counted(cells, 'клітинка', 'клітинки', 'клітинок')} з помилкою: їх буде позначено.`,
    pasteOver: (rows, columns) => `Не вмістилося: рядків – ${rows}, стовпців – ${columns}.`,
    pasteMore: (cells) => `І ще ${counted(cells, 'зміна', 'зміни', 'змін')}.`,
    pasteConfirm: 'Вставити',
    cancel: 'Скасувати',
    pictureOfVariant: 'Фото варіанта',
    ready: 'Усе заповнено',
    readyText: 'Після публікації товар перевірить модератор. Зазвичай це кілька хвилин.',
    lacks: (count) => `Лишилося виправити: ${count}`,
    checkAgain: 'Перевірити ще раз',
    waits: 'Товар на модерації',
    waitsText: 'Щойно його перевірять, ви отримаєте сповіщення.',
    updateWaits: 'Оновлення на модерації',
    review: (fields) => `Після збереження на модерацію: ${fields}`,
    reviewText: 'До рішення покупці бачать попередню версію. Ціна й залишок не чекають: вони зміняться одразу.',
    updateWaitsText: 'Покупці бачать попередню версію. Ціна й залишок діють одразу.',
    rejected: 'Товар відхилено',
    bar: 'Збереження товару',
    unsaved: 'Є незбережені зміни',
    saving: 'Зберігаємо…',
    allSaved: 'Усе збережено',
    uploading: 'Завантажуємо фото…',
    saveDraft: 'Зберегти чернетку',
    save: 'Зберегти',
    next: 'Далі',
    publish: 'Опублікувати',
    notFound: 'До списку товарів',
  },
  en: {
    steps: {
      category: 'Category',
      main: 'Title of the product',
      description: 'Description and brand',
      photos: 'Photos',
      attributes: 'Attributes',
      variants: 'Variants',
      offer: 'Price and stock',
      delivery: 'Delivery',
      check: 'Check',
    },
    leads: {
      category: 'The category decides which attributes the product has and what commission it pays.',
      photos: 'The first photo is the cover. Change the order by dragging or with Alt + ← →.',
      variants:
        'If the product comes in several sizes or colours, choose them: each combination has its own price and stock.',
    },
    fields: {
      category: 'Category',
      title: 'Title',
      description: 'Description',
      brand: 'Brand',
      condition: 'Condition',
      videoUrl: 'Video',
      attributes: 'Attributes',
      variants: 'Variants',
      price: 'Price',
      oldPrice: 'Old price',
      costPrice: 'Cost',
      availability: 'Availability',
      quantity: 'Stock, pcs.',
      sku: 'Article code',
      barcode: 'Barcode',
      minOrder: 'Smallest order, pcs.',
      weight: 'Weight, kg',
      length: 'Length, cm',
      width: 'Width, cm',
      height: 'Height, cm',
      warranty: 'Warranty, months',
      stores: 'Stores',
    },
    hints: {
      title: '5 to 255 characters: what it is, for whom, brand and model',
      description: 'At least 50 characters. Markup of copied text is removed',
      videoUrl: 'An address that begins with https://',
      oldPrice: 'Shown to buyers struck out',
      costPrice: 'Only you see it',
      sku: 'Your own code, up to 64 characters',
      barcode: 'EAN or UPC: 8, 12 or 13 digits',
    },
    choices: {
      condition: { new: 'New', used: 'Used', refurbished: 'Refurbished' },
      availability: {
        in_stock: 'In stock',
        to_order: 'To order',
        expected: 'Expected',
        out_of_stock: 'Out of stock',
      },
    },
    columns: {
      price: 'Price, UAH',
      oldPrice: 'Old price, UAH',
      quantity: 'Stock',
      sku: 'Article code',
      barcode: 'Barcode',
    },
    problems: {
      no_image: 'Add at least one photo',
      image_small: 'Some photos are smaller than 600×600',
      no_category: 'Choose a category',
      category_not_leaf: 'Choose a category without subcategories',
      required_attribute: 'Fill in the required attribute',
      title_short: 'The title needs at least 5 characters',
      title_caps: 'Do not write the title in capitals only',
      description_short: 'The description needs at least 50 characters',
      price_zero: 'Enter the price',
      old_price_low: 'The old price must be higher than the new one',
      sku_taken: 'Another product has this article code',
      barcode_wrong: 'Check the barcode',
      no_stock: 'The stock is 0: enter it or change the availability',
      variant_incomplete: 'Enter the price of every variant',
      hidden: 'The product is hidden',
      moderation_rejected: 'The product was rejected',
      brand_proposed: 'The brand is not approved yet',
    },
    statuses: {
      draft: 'Draft',
      moderation: 'In moderation',
      active: 'Active',
      moderation_update: 'Update in moderation',
      rejected: 'Rejected',
      hidden: 'Hidden',
      archived: 'Archived',
    },
    status: 'State of the product',
    commands: {
      show: 'Show to buyers',
      hide: 'Hide',
      withdraw: 'Withdraw from moderation',
      restore: 'Restore from the archive',
    },
    stepsLabel: 'Steps of the product',
    cardsLabel: 'Parts of the product',
    asideLabel: 'The product as a whole',
    remarks: (count) => plural(count, 'remark', 'remarks'),
    fine: 'Nothing to mend.',
    untitled: 'A product without a title',
    priceFrom: (sum) => `from ${sum}`,
    asBuyer: 'As a buyer sees it',
    asBuyerText: 'With what is not saved yet.',
    markNames: { wrong: 'has a mistake', lacking: 'not filled in', blank: 'optional', done: 'filled in' },
    creating: 'Creating the draft…',
    categoryChange: 'Change the category',
    titleFix: (mended) => `The marketplace accepts no title in capitals only. It could be: “${mended}”`,
    fixTitle: 'Fix it',
    similarTitle: 'Is this product there already?',
    similarText: 'You already have products with the same title, SKU or barcode.',
    similarKeep: 'Do not publish',
    similarPublish: 'Publish anyway',
    quality: 'Quality of the description',
    qualityOf: (score) => `Quality of the description: ${score} of 100`,
    qualityFull: 'The description is complete.',
    gains: {
      picture: 'add a photo',
      description: 'describe the product',
      pictures: 'add at least three photos',
      details: 'tell more, from 200 characters on',
      brand: 'name the brand',
      sizes: 'add the sizes and the weight',
      attributes: 'fill in at least two attributes',
      codes: 'enter a SKU or a barcode',
    },
    categoryBranch: 'This category has subcategories now: choose a final one. Everything typed is kept.',
    categoryGone: 'This category is no longer there. Choose another one: everything that you typed stays.',
    categoryKeep: 'Keep this one',
    categoryDialog: 'Change the category?',
    categoryLost: 'This will be lost:',
    categoryMissing: 'This must be filled in:',
    categoryVariants: (count) =>
      `${plural(count, 'variant', 'variants')} will go: the new category has no such attribute.`,
    categoryCommission: (before, after) => `The commission changes from ${before} % to ${after} %.`,
    categoryConfirm: 'Change the category',
    add: 'Add photos',
    dropHint: 'or drop them here: up to 15 JPG, PNG or WebP photos, up to 10 MB, at least 600×600',
    byAddress: 'By address',
    addresses: 'Addresses of photos on the web',
    addressesHint: 'Each in a line of its own. The marketplace fetches the photos and keeps copies.',
    addressAt: (at) => `Address ${at}`,
    addAddresses: (count) => (count === 0 ? 'Add' : `Add ${plural(count, 'photo', 'photos')}`),
    cover: 'Cover',
    makeEarlier: 'Move earlier',
    makeLater: 'Move later',
    remove: 'Remove the photo',
    retry: 'Try again',
    alt: 'Description of the photo',
    photo: (at) => `Photo ${at}`,
    pictureStates: {
      checking: 'Checking…',
      refused: 'Not suitable',
      waiting: 'Waiting',
      sending: 'Uploading',
      fetching: 'The marketplace fetches the photo',
      failed: 'Not uploaded',
    },
    required: 'Required',
    further: 'Further',
    showMore: (count) => `Show ${count} more`,
    noAttributes: 'This category has no attributes.',
    attributesFailed: 'The attributes could not be loaded.',
    searchValues: 'Find a value',
    chooseNothing: 'Not chosen',
    yes: 'Yes',
    no: 'No',
    ofVariants: 'The variants hold the price, stock and codes of this product.',
    noAxes: 'Products of this category have no variants.',
    twinVariants:
      'Values by which these variants differed were merged, so that some became equal. One of each can stay.',
    dropTwins: 'Remove the repeated ones',
    heldVariants: 'These variants are in orders',
    heldText: (names) => `${names}. They cannot be removed while the orders are open, but they can be off sale.`,
    keepHeld: 'Keep them off sale',
    goingVariants: 'Saving will remove variants that have stock',
    goingText: (names) =>
      `${names}. Their stock, price and SKU will be gone. Press the value again to bring them back.`,
    goingStock: (name, pieces) => `${name}: ${pieces} pcs`,
    addAxis: 'Add',
    removeAxis: 'Remove',
    variant: 'Variant',
    chooseVariants: 'Choose variants to change them together',
    allVariants: 'All variants',
    chosenVariants: (count) => `Chosen: ${count}`,
    columnToSet: 'What to change',
    applyToChosen: 'Apply to the chosen',
    putOnSale: 'Put on sale',
    takeOffSale: 'Take off sale',
    onSale: 'On sale',
    fillDown: 'Copy down',
    undo: 'Undo the last change',
    pasteHint: 'Cells copied from a spreadsheet can be pasted here: you will see first what changes.',
    variantCount: (count, most) => `${plural(count, 'variant', 'variants')} of ${most} possible`,
    pasteTitle: (cells) => `Paste ${plural(cells, 'cell', 'cells')}?`,
    pasteWrong: (cells) => `${plural(cells, 'cell has', 'cells have')} a mistake and will be marked.`,
    pasteOver: (rows, columns) =>
      `Does not fit: ${plural(rows, 'row', 'rows')}, ${plural(columns, 'column', 'columns')}.`,
    pasteMore: (cells) => `And ${plural(cells, 'more change', 'more changes')}.`,
    pasteConfirm: 'Paste',
    cancel: 'Cancel',
    pictureOfVariant: 'Photo of the variant',
    ready: 'Everything is filled in',
    readyText: 'After publishing, a moderator checks the product. It usually takes a few minutes.',
    lacks: (count) => `Left to mend: ${count}`,
    checkAgain: 'Check again',
    waits: 'The product is in moderation',
    waitsText: 'You will be notified as soon as it is checked.',
    updateWaits: 'An update is in moderation',
    review: (fields) => `For moderation once saved: ${fields}`,
    reviewText: 'Buyers see the former version until then. Price and stock do not wait: they change at once.',
    updateWaitsText: 'Buyers see the former version. Price and stock apply at once.',
    rejected: 'The product was rejected',
    bar: 'Saving the product',
    unsaved: 'There are unsaved changes',
    saving: 'Saving…',
    allSaved: 'Everything is saved',
    uploading: 'Uploading photos…',
    saveDraft: 'Save the draft',
    save: 'Save',
    next: 'Next',
    publish: 'Publish',
    notFound: 'To the list of products',
  },
}
