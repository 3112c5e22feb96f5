import type { ComponentType } from 'react'
import { defaultParts, type ReferenceParts } from '../api/parts/parts.ts'
import { Announcement, type AnnouncementProps } from './announcement.tsx'
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx'
import { CopyPage, type CopyPageProps } from './copy-page.tsx'
import { Feedback, type FeedbackProps } from './feedback.tsx'
import { Footer, type FooterProps } from './footer.tsx'
import { Logo, type LogoProps } from './logo.tsx'
import { Menu, type MenuProps } from './menu.tsx'
import { Navbar, type NavbarProps } from './navbar.tsx'
import { PageInfo, type PageInfoProps } from './page-info.tsx'
import { Pagination, type PaginationProps } from './pagination.tsx'
import { SearchButton, type SearchButtonProps } from './search-button.tsx'
import { Sidebar, type SidebarProps } from './sidebar.tsx'
import { TableOfContents, type TableOfContentsProps } from './table-of-contents.tsx'

/** The pieces of a page that a project may replace one by one. Each gets finished values and, as nodes, the pieces inside it. */
export interface ThemeComponents extends ReferenceParts {
  readonly Announcement: ComponentType<AnnouncementProps>
  readonly Breadcrumbs: ComponentType<BreadcrumbsProps>
  readonly CopyPage: ComponentType<CopyPageProps>
  readonly Feedback: ComponentType<FeedbackProps>
  readonly Footer: ComponentType<FooterProps>
  readonly Logo: ComponentType<LogoProps>
  readonly Menu: ComponentType<MenuProps>
  readonly Navbar: ComponentType<NavbarProps>
  readonly PageInfo: ComponentType<PageInfoProps>
  readonly Pagination: ComponentType<PaginationProps>
  readonly SearchButton: ComponentType<SearchButtonProps>
  readonly Sidebar: ComponentType<SidebarProps>
  readonly TableOfContents: ComponentType<TableOfContentsProps>
}

export const defaultComponents: ThemeComponents = {
  ...defaultParts,
  Announcement,
  Breadcrumbs,
  CopyPage,
  Feedback,
  Footer,
  Logo,
  Menu,
  Navbar,
  PageInfo,
  Pagination,
  SearchButton,
  Sidebar,
  TableOfContents,
}
