import type { BaseTranslation } from '../../i18n-types.ts'

const uk_image = {
  avatar: {
    label: 'Фото профілю',
    choose: 'Завантажити фото',
    change: 'Змінити фото',
    none: 'Фото ще немає',
    crop: 'Що буде видно на фото',
    save: 'Зберегти фото',
  },
  background: {
    label: 'Обкладинка',
    choose: 'Завантажити обкладинку',
    change: 'Змінити обкладинку',
    none: 'Обкладинки ще немає',
    crop: 'Що буде видно на обкладинці',
    save: 'Зберегти обкладинку',
  },
  logo: {
    label: 'Логотип',
    choose: 'Завантажити логотип',
    change: 'Змінити логотип',
    none: 'Логотипа ще немає',
    crop: 'Що буде видно на логотипі',
    save: 'Зберегти логотип',
  },
  hint: 'PNG, JPEG або WebP до {size:string}. Файл можна перетягнути сюди.',
  other: 'Вибрати інший файл',
  readAgain: 'Прочитати ще раз',
  activity: {
    checking: 'Перевіряємо файл…',
    sending: 'Завантажуємо…',
    reading: 'Оновлюємо зображення…',
  },
  progress: 'Завантаження зображення',
  percent: '{done:number}\u00a0%',
  cropHint: 'Перетягніть зображення, щоб вибрати, що буде видно. З клавіатури його рухають стрілки.',
  part: 'Видима частина зображення',
  partAt: 'Ліворуч {left:number}\u00a0%, згори {top:number}\u00a0%',
  zoom: 'Масштаб',
  nearer: 'Збільшити',
  further: 'Зменшити',
} satisfies BaseTranslation

export default uk_image
