import type { BaseTranslation } from '../i18n-types.ts'

const uk = {
  core: {
    failure: {
      unreachable: 'Немає зв’язку із сервером. Перевірте інтернет.',
      timedOut: 'Сервер не відповів вчасно.',
      serverBroken: 'Щось пішло не так. На сервері сталася помилка, спробуйте трохи пізніше.',
      unauthorized: 'Увійдіть ще раз: усе, що ви ввели, залишиться.',
      field: 'Перевірте це поле',
      unexpected: 'Щось пішло не так.',
    },
    appearance: {
      translationsMissing: 'Мову не завантажено. Оновіть сторінку.',
    },
    session: {
      required: 'Заповніть це поле',
      nameLength: 'Від 2 до 50 символів',
      email: 'Перевірте адресу: вона має вигляд name@example.com',
      telephoneRule: 'Введіть номер телефону повністю',
      codeSent: 'Код надіслано.',
      recoveryLost: 'Відновлення перервано. Почніть спочатку.',
      challengeLost: 'Підтвердження перервано. Надішліть код ще раз.',
      memoryOnly: 'Браузер не зберігає дані: після закриття сторінки увійдіть знову.',
      expired: 'Сеанс завершився. Увійдіть ще раз: усе, що ви ввели, залишиться.',
      changedElsewhere: 'В іншій вкладці змінився користувач.',
    },
  },
  auth: {
    titles: {
      auth: 'Вхід',
      login: 'Вхід',
      signup: 'Реєстрація',
      phoneConfirmation: 'Підтвердження телефону',
      withPassword: 'Вхід за паролем',
      recoverPassword: 'Відновлення пароля',
      recoverPasswordCode: 'Новий пароль',
    },
    main: {
      title: 'Вхід для постачальників',
      lead: 'Введіть номер телефону, і ми надішлемо код у SMS.',
      submit: 'Отримати код',
      withPassword: 'Увійти за паролем',
      noAccount: 'Ще не продаєте з нами?',
      signup: 'Зареєструватися',
    },
    fields: {
      telephone: 'Номер телефону',
    },
    countries: {
      ukraine: 'Україна',
      choose: 'Код країни: {country:string} {prefix:string}. Змінити',
      list: 'Країни',
      search: 'Пошук країни',
      empty: 'немає даних',
      wait: 'Завантажуємо країни…',
      failed: 'Не вдалося отримати список країн.',
    },
    language: {
      other: 'English',
    },
    testimonial: {
      label: 'Відгук про роботу з панеллю',
      quote:
        'Замовлення, залишки й виплати тепер в одному вікні. Склад бачить те саме, що й ми, і\u00a0вранці вже не треба нічого звіряти.',
      name: 'Олена Савчук',
      role: 'менеджерка з продажу, магазин «Затишний дім»',
    },
  },
  fault: {
    missing: {
      title: 'Сторінку не вдалося завантажити',
      text: 'Зникло з’єднання або вийшла нова версія панелі.',
    },
    broken: {
      title: 'На цій сторінці сталася помилка',
      text: 'Решта панелі працює.',
    },
    stopped: 'Сторінка перестала працювати',
    home: 'На головну',
  },
  ui: {
    close: 'Закрити',
    details: 'Деталі',
    retry: 'Спробувати ще раз',
    optional: '(необов’язково)',
    toasts: 'Повідомлення, клавіша F8',
    signInAgain: 'Увійти ще раз',
  },
} satisfies BaseTranslation

export default uk
