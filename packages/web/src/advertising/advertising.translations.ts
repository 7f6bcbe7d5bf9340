import type { Campaigns } from '@supplier/core/advertising/advertising.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'
import {
  type PromotionTexts,
  promotionCommands,
  promotionStates,
  promotionTexts,
} from '../promotion/promotion.translations.ts'

export type MoreCampaignTexts =
  | PromotionTexts
  | 'spentToday'
  | 'revenue'
  | 'totals'
  | 'costs'
  | 'asking'
  | 'askAgain'
  | 'askFailed'
  | 'aDay'
  | 'shows'
  | 'presses'
  | 'minBid'
  | 'unknown'

export const advertisingTranslations: TranslationsOf<Campaigns, MoreCampaignTexts> = {
  uk: {
    label: 'Реклама',
    name: 'Кампанія',
    create: 'Створити кампанію',
    edit: 'Кампанія',
    nothingYet: 'Кампаній ще немає',
    nothingYetText:
      'Кампанія показує ваші товари першими. За переходи платите з балансу послуг: від 1 грн. за перехід. Почніть із товару, який купують найчастіше.',
    fields: {
      title: 'Назва',
      products: 'Товари',
      bid: 'Ставка за перехід',
      dailyBudget: 'Денний бюджет',
      totalBudget: 'Загальний бюджет',
      startsOn: 'Початок',
      endsOn: 'Кінець',
    },
    groups: { what: 'Що рекламувати', cost: 'Скільки витрачати', time: 'Коли' },
    hints: {
      title: 'Її бачите лише ви',
      products: 'До 100 товарів, які продаються',
      totalBudget: 'Не заповнюйте, якщо межі немає',
      endsOn: 'Не заповнюйте, щоб показувати, доки не зупините',
    },
    locks: {
      title: 'Кампанія вже запущена. Змінити її можна в копії.',
      products: 'Кампанія вже запущена. Змінити її можна в копії.',
      bid: 'Кампанія вже запущена. Змінити її можна в копії.',
      dailyBudget: 'Бюджет запущеної кампанії змінює дія «Змінити бюджет».',
      totalBudget: 'Бюджет запущеної кампанії змінює дія «Змінити бюджет».',
      startsOn: 'Кампанія вже запущена. Змінити її можна в копії.',
      endsOn: 'Кампанія вже запущена. Змінити її можна в копії.',
    },
    choices: {},
    filters: { search: 'Пошук за назвою', status: 'Стан', sort: 'Порядок', size: 'На сторінці' },
    states: { status: promotionStates.uk },
    filterChoices: {
      sort: {
        '-created_at': 'Спершу нові',
        '-cost': 'Спершу найдорожчі',
        '-orders': 'Спершу більше замовлень',
        ad_share: 'Спершу менша частка витрат',
      },
    },
    commands: {
      start: {
        label: 'Запустити',
        title: 'Запустити кампанію',
        text: 'Спершу її перевірить модерація. Денний бюджет зарезервуємо на балансі послуг, а списуємо лише за переходи.',
        fields: { dailyBudget: 'Денний бюджет', totalBudget: 'Загальний бюджет' },
        locks: {
          dailyBudget: 'З чернетки: змінити його можна у формі кампанії',
          totalBudget: 'З чернетки: змінити його можна у формі кампанії',
        },
        mended: promotionCommands.uk.mended,
      },
      pause: promotionCommands.uk.pause,
      resume: promotionCommands.uk.resume,
      budget: {
        label: 'Змінити бюджет',
        title: 'Змінити бюджет кампанії',
        fields: { dailyBudget: 'Денний бюджет', totalBudget: 'Загальний бюджет' },
      },
      finish: {
        label: 'Завершити',
        title: 'Завершити кампанію',
        text: 'Покази зупиняться, резерв повернеться. Знову запустити можна лише копію.',
      },
      copy: promotionCommands.uk.copy,
    },
    more: {
      ...promotionTexts.uk,
      spentToday: 'Сьогодні',
      revenue: 'Дохід',
      totals: 'Показані кампанії',
      costs: 'Витрати показаних кампаній',
      asking: 'Рахуємо прогноз…',
      askAgain: 'Спробувати ще раз',
      askFailed: 'Не вдалося отримати прогноз.',
      aDay: 'На день',
      shows: 'показів',
      presses: 'переходів',
      minBid: 'Мінімальна ставка',
      unknown: 'Для прогнозу ще замало даних.',
    },
  },
  en: {
    label: 'Advertising',
    name: 'Campaign',
    create: 'Create a campaign',
    edit: 'Campaign',
    nothingYet: 'No campaigns yet',
    nothingYetText:
      'A campaign shows your products first. You pay for clicks from the service balance, from 1 UAH a click. Begin with the product that is bought most.',
    fields: {
      title: 'Title',
      products: 'Products',
      bid: 'Bid for a click',
      dailyBudget: 'Daily budget',
      totalBudget: 'Total budget',
      startsOn: 'Start',
      endsOn: 'End',
    },
    groups: { what: 'What to advertise', cost: 'How much to spend', time: 'When' },
    hints: {
      title: 'Only you see it',
      products: 'Up to 100 products that are on sale',
      totalBudget: 'Empty for no limit',
      endsOn: 'Empty until it is stopped',
    },
    locks: {
      title: 'The campaign has started. It can be changed in a copy.',
      products: 'The campaign has started. It can be changed in a copy.',
      bid: 'The campaign has started. It can be changed in a copy.',
      dailyBudget: 'The budget of a campaign that has started is changed by “Change the budget”.',
      totalBudget: 'The budget of a campaign that has started is changed by “Change the budget”.',
      startsOn: 'The campaign has started. It can be changed in a copy.',
      endsOn: 'The campaign has started. It can be changed in a copy.',
    },
    choices: {},
    filters: { search: 'Search by title', status: 'State', sort: 'Order', size: 'On a page' },
    states: { status: promotionStates.en },
    filterChoices: {
      sort: {
        '-created_at': 'Newest first',
        '-cost': 'Most expensive first',
        '-orders': 'Most orders first',
        ad_share: 'Smallest ad share first',
      },
    },
    commands: {
      start: {
        label: 'Start',
        title: 'Start the campaign',
        text: 'It is moderated first. The daily budget is reserved on the service balance, and only clicks are paid.',
        fields: { dailyBudget: 'Daily budget', totalBudget: 'Total budget' },
        locks: {
          dailyBudget: 'From the draft: change it in the form of the campaign',
          totalBudget: 'From the draft: change it in the form of the campaign',
        },
        mended: promotionCommands.en.mended,
      },
      pause: promotionCommands.en.pause,
      resume: promotionCommands.en.resume,
      budget: {
        label: 'Change the budget',
        title: 'Change the budget of the campaign',
        fields: { dailyBudget: 'Daily budget', totalBudget: 'Total budget' },
      },
      finish: {
        label: 'Finish',
        title: 'Finish the campaign',
        text: 'It is shown no more, and what is reserved comes back. Only a copy can start again.',
      },
      copy: promotionCommands.en.copy,
    },
    more: {
      ...promotionTexts.en,
      spentToday: 'Today',
      revenue: 'Revenue',
      totals: 'The shown campaigns',
      costs: 'Costs of the shown campaigns',
      asking: 'Making the forecast…',
      askAgain: 'Try again',
      askFailed: 'The forecast could not be made.',
      aDay: 'A day',
      shows: 'impressions',
      presses: 'clicks',
      minBid: 'Lowest bid',
      unknown: 'Too little is known for a forecast.',
    },
  },
}
