import type { BaseTranslation } from '../../i18n-types.ts'

const uk_session = {
  core: {
    passwordRule: 'Від 8 до 128 символів, принаймні одна літера й одна цифра',
    passwordsDiffer: 'Паролі не збігаються',
    codeRule: 'Код складається з 4–6 цифр',
    codeUnclear: 'У тексті немає одного коду. Залиште лише код.',
    agreementRule: 'Погодьтеся з умовами',
    passwordChanged: 'Пароль змінено. Увійдіть із новим паролем.',
    confirmUnclear: 'Чи прийнято код, невідомо. Спробуйте ще раз або надішліть новий код.',
    registerUnclear: 'Чи створено акаунт, невідомо. Спробуйте увійти.',
  },
  withPassword: {
    title: 'Вхід за паролем',
    lead: 'Введіть номер телефону та пароль.',
    submit: 'Увійти',
    forgotten: 'Забули пароль?',
    withCode: 'Увійти за кодом із SMS',
  },
  signup: {
    title: 'Реєстрація постачальника',
    lead: 'Кілька даних, і можна додавати товари.',
    firstname: 'Ім’я',
    lastname: 'Прізвище',
    email: 'Електронна пошта',
    agreement: 'Погоджуюся з умовами користування та обробкою персональних даних',
    submit: 'Зареєструватися',
    haveAccount: 'Уже маєте кабінет?',
    signIn: 'Увійти',
    taken: 'Уже реєструвалися з цим номером?',
    signInWithIt: 'Увійти з ним',
  },
  confirmation: {
    title: 'Введіть код',
    lead: 'Ми надіслали SMS з кодом на номер',
    code: 'Код із SMS',
    submit: 'Підтвердити',
    resend: 'Надіслати код ще раз',
    resendIn: 'Надіслати код ще раз через {seconds:number|countdown}',
    changeNumber: 'Змінити номер',
  },
  recovery: {
    title: 'Відновлення пароля',
    lead: 'Введіть номер телефону кабінету. Ми надішлемо код, щоб задати новий пароль.',
    submit: 'Надіслати код',
    codeTitle: 'Новий пароль',
    codeLead: 'Придумайте новий пароль і введіть код, надісланий на номер',
    codeSubmit: 'Зберегти пароль',
    back: 'Повернутися до входу',
  },
  fields: {
    password: 'Пароль',
    newPassword: 'Новий пароль',
    repeatPassword: 'Повторіть пароль',
    passwordHint: 'Щонайменше 8 символів, літери та цифри',
    showPassword: 'Показати пароль',
    hidePassword: 'Сховати пароль',
  },
} satisfies BaseTranslation

export default uk_session
