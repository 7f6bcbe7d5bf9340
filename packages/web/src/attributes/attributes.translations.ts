import type { Attributes } from '@supplier/core/attributes/attributes.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'

const ukTypes = {
  one: 'Один варіант',
  many: 'Кілька варіантів',
  text: 'Текст',
  area: 'Багаторядковий текст',
  number: 'Число',
  flag: 'Так чи ні',
  color: 'Колір',
  date: 'Дата',
  size: 'Розмірна сітка',
} as const

const enTypes = {
  one: 'One of a list',
  many: 'Several of a list',
  text: 'Text',
  area: 'Long text',
  number: 'Number',
  flag: 'Yes or no',
  color: 'Color',
  date: 'Date',
  size: 'Sizes',
} as const

export type AttributeTexts =
  | 'usage'
  | 'required'
  | 'yes'
  | 'andMore'
  | 'lacking'
  | 'system'
  | 'asking'
  | 'askAgain'
  | 'askFailed'
  | 'mergeChanges'
  | 'mergeLeaves'
  | 'codeWillBe'
  | 'unitIn'
  | 'unitStays'
  | 'merge'
  | 'similar'
  | 'similarHelp'

export const attributesTranslations: TranslationsOf<Attributes, AttributeTexts> = {
  uk: {
    label: 'Атрибути',
    create: 'Додати атрибут',
    edit: 'Атрибут',
    nothingYet: 'Атрибутів ще немає',
    nothingYetText: 'Атрибути описують товар: матеріал, колір, розмір. За ними покупці шукають і порівнюють.',
    fields: {
      title: 'Назва',
      type: 'Тип',
      unit: 'Одиниця виміру',
      keepsNumbers: 'Так, змінити одиницю: числа в товарах підходять до нової',
      min: 'Найменше число',
      max: 'Найбільше число',
      step: 'Крок',
      maxLength: 'Найбільша довжина, символів',
      pattern: 'Зразок тексту',
      values: 'Значення',
      group: 'Група',
      categories: 'Категорії',
      isRequired: 'Обов’язковий для товару',
      isFilterable: 'Покупці можуть фільтрувати за ним',
      isVariant: 'За ним відрізняються варіанти товару',
      help: 'Підказка',
      code: 'Код',
    },
    groups: { main: 'Основне', rules: 'Що можна ввести в товарі', use: 'У товарах і пошуку' },
    hints: {
      categories: 'Атрибут буде у формі товару цих категорій. Обов’язковим він теж є саме в них',
      unit: 'Наприклад: кг, см, міс',
      step: 'Наприклад, 0,5 дозволить 1, 1,5 і 2',
      pattern:
        'Регулярний вираз. Наприклад, ^[0-9]{4}$ означає рівно чотири цифри. Якщо не заповнити, підійде будь-який текст',
      help: 'Побачите її біля поля, коли заповнюватимете товар',
      code: 'Назва атрибута у файлах імпорту. Якщо не заповнити, складемо з назви',
    },
    locks: {
      type: 'Атрибут використовується в товарах, тому тип не змінюється. Іншого типу може бути його копія.',
      code: 'Атрибут використовується в товарах, тому код не змінюється.',
      values:
        'Тут лише перші: значень забагато, щоб змінювати їх разом. Знайти, додати, перейменувати чи прибрати значення можна діями в меню атрибута.',
    },
    choices: { type: ukTypes },
    filters: {
      search: 'Пошук за назвою, кодом і значенням',
      type: 'Тип',
      owner: 'Хто створив',
      status: 'Стан',
      is_required: 'Обов’язковість',
      is_variant: 'Варіанти',
      is_used: 'Використання',
      sort: 'Порядок',
      size: 'На сторінці',
    },
    states: { status: { active: 'Активний', draft: 'Чернетка', archived: 'В архіві' } },
    filterChoices: {
      type: ukTypes,
      owner: { own: 'Власні', system: 'Системні' },
      status: { active: 'Активні', draft: 'Чернетки', archived: 'В архіві' },
      is_required: { '1': 'Обов’язкові', '0': 'Необов’язкові' },
      is_variant: { '1': 'Для варіантів', '0': 'Не для варіантів' },
      is_used: { '0': 'Не використовуються', '1': 'Є в товарах' },
      sort: { title: 'За назвою', '-usage_count': 'Спершу найуживаніші' },
    },
    commands: {
      adopt: { label: 'Дублювати як власний' },
      copy: { label: 'Дублювати' },
      archive: { label: 'В архів' },
      restore: { label: 'Повернути з архіву' },
      addValues: {
        label: 'Додати значення',
        title: 'Додати значення до атрибута',
        text: 'Кожне значення з нового рядка. Наявні не додамо вдруге, нові стануть у кінці.',
        fields: { values: 'Нові значення' },
      },
      renameValue: {
        label: 'Перейменувати значення',
        title: 'Перейменувати значення атрибута',
        text: 'Товари з цим значенням залишаться з ним, зміниться лише назва.',
        fields: { value: 'Яке значення', title: 'Нова назва' },
      },
      orderValues: {
        label: 'Поставити значення першими',
        title: 'Поставити першими значення атрибута',
        text: 'Вибрані значення стануть на початок у цьому порядку, решта залишиться за ними, як була.',
        fields: { values: 'Які значення' },
      },
      replaceValue: {
        label: 'Замінити значення',
        title: 'Замінити значення атрибута',
        text: 'Усі товари з першим значенням отримають друге, а перше зникне. Біля значення вказано, у скількох товарах воно є.',
        fields: { value: 'Яке прибрати', replacement: 'На яке замінити' },
      },
      mergeValues: {
        label: 'Об’єднати значення',
        title: 'Об’єднати значення атрибута',
        text: 'Однакові за змістом значення, як-от «Чорний» і «чорний колір», стануть одним. Скасувати можна впродовж доби.',
        fields: { values: 'Які об’єднати', into: 'У яке' },
      },
      remove: { label: 'Видалити', title: 'Видалити атрибут', text: 'Його не використано в жодному товарі.' },
    },
    more: {
      usage: 'Товарів',
      required: 'Обов’язковий',
      yes: 'так',
      andMore: 'і ще',
      lacking: 'Бракує:',
      system: 'Системний',
      asking: 'З’ясовуємо, що зміниться…',
      askAgain: 'Спробувати ще раз',
      askFailed: 'Не вдалося з’ясувати, що зміниться.',
      mergeChanges: 'Товарів, які зміняться:',
      mergeLeaves: 'Не зміняться, бо два їхні варіанти стали б однаковими:',
      codeWillBe: 'Код буде:',
      unitIn: 'Товарів, у яких уже є число:',
      unitStays: 'Числа не перераховуються, зміниться лише одиниця поруч із ними:',
      merge: 'Об’єднати…',
      similar: 'Схоже, що це одне й те саме:',
      similarHelp: 'Нове значення приберіть зі списку. Збережені об’єднайте: товари перейдуть на те, що залишиться.',
    },
  },
  en: {
    label: 'Attributes',
    create: 'Add an attribute',
    edit: 'Attribute',
    nothingYet: 'No attributes yet',
    nothingYetText: 'Attributes describe a product: material, color, size. Buyers search and compare by them.',
    fields: {
      title: 'Title',
      type: 'Type',
      unit: 'Unit',
      keepsNumbers: 'Yes, change the unit: the numbers in products fit the new one',
      min: 'Smallest number',
      max: 'Largest number',
      step: 'Step',
      maxLength: 'Longest text, characters',
      pattern: 'Pattern of the text',
      values: 'Values',
      group: 'Group',
      categories: 'Categories',
      isRequired: 'Required for a product',
      isFilterable: 'Buyers can filter by it',
      isVariant: 'Variants of a product differ by it',
      help: 'Hint',
      code: 'Code',
    },
    groups: { main: 'Basics', rules: 'What a product may hold', use: 'In products and search' },
    hints: {
      categories: 'The product form of these categories has the attribute; they are where it can be required',
      unit: 'For example: kg, cm, months',
      step: 'For example, 0.5 allows 1, 1.5 and 2',
      pattern: 'A regular expression. For example, ^[0-9]{4}$ means exactly four digits. An empty one allows any text',
      help: 'Shown beside the field when you fill in a product',
      code: 'The name of the attribute in import files. An empty code is made from the title',
    },
    locks: {
      type: 'Products use the attribute, so its type stays. A copy of it can have another type.',
      code: 'Products use the attribute, so its code stays.',
      values:
        'Only the first ones: there are too many values to edit them together. Find, add, rename or remove a value by the commands in the menu of the attribute.',
    },
    choices: { type: enTypes },
    filters: {
      search: 'Search by title, code and value',
      type: 'Type',
      owner: 'Owner',
      status: 'State',
      is_required: 'Required',
      is_variant: 'Variants',
      is_used: 'Use',
      sort: 'Order',
      size: 'On a page',
    },
    states: { status: { active: 'Active', draft: 'Draft', archived: 'Archived' } },
    filterChoices: {
      type: enTypes,
      owner: { own: 'Own', system: 'System' },
      status: { active: 'Active', draft: 'Drafts', archived: 'Archived' },
      is_required: { '1': 'Required', '0': 'Optional' },
      is_variant: { '1': 'For variants', '0': 'Not for variants' },
      is_used: { '0': 'Not used', '1': 'In products' },
      sort: { title: 'By title', '-usage_count': 'By usage' },
    },
    commands: {
      adopt: { label: 'Make a copy of your own' },
      copy: { label: 'Duplicate' },
      archive: { label: 'Archive' },
      restore: { label: 'Take out of the archive' },
      addValues: {
        label: 'Add values',
        title: 'Add values to the attribute',
        text: 'Each value on a line of its own. Those that are there already are not repeated, new ones go to the end.',
        fields: { values: 'New values' },
      },
      renameValue: {
        label: 'Rename a value',
        title: 'Rename a value of the attribute',
        text: 'Products keep the value, only its name changes.',
        fields: { value: 'Which value', title: 'New name' },
      },
      orderValues: {
        label: 'Put values first',
        title: 'Put values of the attribute first',
        text: 'The chosen values go to the beginning in this order; the others stay behind them as they were.',
        fields: { values: 'Which values' },
      },
      replaceValue: {
        label: 'Replace a value',
        title: 'Replace a value of the attribute',
        text: 'All products with the first value get the second one, and the first one goes. Each value shows how many products use it.',
        fields: { value: 'Value to remove', replacement: 'Value to use instead' },
      },
      mergeValues: {
        label: 'Merge values',
        title: 'Merge values of the attribute',
        text: 'Values that mean the same, such as “Black” and “black colour”, become one. This can be undone for a day.',
        fields: { values: 'Values to merge', into: 'Into which one' },
      },
      remove: { label: 'Delete', title: 'Delete the attribute', text: 'No product uses it.' },
    },
    more: {
      usage: 'Products',
      required: 'Required',
      yes: 'yes',
      andMore: 'and others:',
      lacking: 'Lacking:',
      system: 'System',
      asking: 'Finding out what will change…',
      askAgain: 'Try again',
      askFailed: 'Could not find out what will change.',
      mergeChanges: 'Products that will change:',
      mergeLeaves: 'Left as they are, because two of their variants would become equal:',
      codeWillBe: 'The code will be:',
      unitIn: 'Products that have a number already:',
      unitStays: 'The numbers stay, and only the unit beside them changes:',
      merge: 'Merge…',
      similar: 'These look like one value:',
      similarHelp: 'Take a new value out of the list. Merge saved ones: products get the one that remains.',
    },
  },
}
