import type { Abort } from '../kernel/port.ts'
import type {
  Article,
  ArticleHead,
  ArticleText,
  ArticleType,
  OtherText,
  StatusChange,
  TextsWanted,
} from './articles.domain.ts'

export interface ArticlesPort {
  fetchArticles(_: void, signal: Abort): Promise<readonly ArticleHead[]>
  fetchArticle(type: ArticleType, signal: Abort): Promise<Article>
  saveArticle(text: ArticleText, signal: Abort): Promise<Article>
  changeStatus(change: StatusChange, signal: Abort): Promise<Article>
  /** Returns earlier versions newest first. */
  fetchTexts(wanted: TextsWanted, signal: Abort): Promise<readonly OtherText[]>
}
