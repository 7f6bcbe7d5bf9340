import type { AttributeGroups } from '@supplier/core/attribute-groups/attribute-groups.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'

export const attributeGroupsTranslations: TranslationsOf<
  AttributeGroups,
  'inForm' | 'collapsed' | 'open' | 'position' | 'system' | 'own'
> = {
  uk: {
    label: 'Групи атрибутів',
    create: 'Додати групу атрибутів',
    edit: 'Група атрибутів',
    nothingYet: 'Груп атрибутів ще немає',
    nothingYetText: 'Групи ділять форму товару на частини: матеріал, розміри, гарантія. Так її легше заповнити.',
    fields: { title: 'Назва', attributes: 'Атрибути', isCollapsed: 'Згорнути у формі товару' },
    hints: {
      attributes: 'Кожен атрибут може бути лише в одній групі: додасте сюди — зникне з попередньої.',
    },
    choices: {},
    filters: { search: 'Пошук за назвою', owner: 'Хто створив', sort: 'Порядок', size: 'На сторінці' },
    filterChoices: {
      owner: { own: 'Власні', system: 'Системні' },
      sort: { position: 'Як у формі товару', title: 'За назвою' },
    },
    commands: {
      moveUp: { label: 'Вище у формі' },
      moveDown: { label: 'Нижче у формі' },
      remove: { label: 'Видалити', title: 'Видалити групу', text: 'Її атрибути залишаться, але вже без групи.' },
    },
    more: {
      inForm: 'У формі товару',
      collapsed: 'Згорнута',
      open: 'Розгорнута',
      position: 'Порядок',
      system: 'Системна',
      own: 'Власна',
    },
  },
  en: {
    label: 'Attribute groups',
    create: 'Add an attribute group',
    edit: 'Attribute group',
    nothingYet: 'No attribute groups yet',
    nothingYetText:
      'Groups divide the product form into parts: material, sizes, warranty. That makes it easier to fill in.',
    fields: { title: 'Title', attributes: 'Attributes', isCollapsed: 'Collapse in the product form' },
    hints: { attributes: 'An attribute can be in one group only: added here, it leaves its former group.' },
    choices: {},
    filters: { search: 'Search by title', owner: 'Owner', sort: 'Order', size: 'On a page' },
    filterChoices: {
      owner: { own: 'Own', system: 'System' },
      sort: { position: 'As in the product form', title: 'By title' },
    },
    commands: {
      moveUp: { label: 'Move up in the form' },
      moveDown: { label: 'Move down in the form' },
      remove: { label: 'Delete', title: 'Delete the group', text: 'Its attributes stay, without a group.' },
    },
    more: {
      inForm: 'In the product form',
      collapsed: 'Collapsed',
      open: 'Open',
      position: 'Order',
      system: 'System',
      own: 'Own',
    },
  },
}
