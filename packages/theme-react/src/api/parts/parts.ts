import type { ComponentType } from 'react'
import { Badges, type BadgesProps } from './badges.tsx'
import { Comment, type CommentProps } from './comment.tsx'
import { CommentSections, type CommentSectionsProps } from './comment-sections.tsx'
import { EntryList, type EntryListProps } from './entry-list.tsx'
import { EnumTable, type EnumTableProps } from './enum-table.tsx'
import { Member, type MemberProps } from './member.tsx'
import { MemberOverview, type MemberOverviewProps } from './member-overview.tsx'
import { Mentions, type MentionsProps } from './mentions.tsx'
import { ParameterTable, type ParameterTableProps } from './parameter-table.tsx'
import { Signature, type SignatureProps } from './signature.tsx'
import { SourceLink, type SourceLinkProps } from './source-link.tsx'
import { Type, type TypeProps } from './type.tsx'
import { TypeParameterTable, type TypeParameterTableProps } from './type-parameter-table.tsx'

/** The pieces of the reference pages. Like all components, each gets finished values and, as nodes, the pieces inside it. */
export interface ReferenceParts {
  readonly Badges: ComponentType<BadgesProps>
  readonly Comment: ComponentType<CommentProps>
  readonly CommentSections: ComponentType<CommentSectionsProps>
  readonly EntryList: ComponentType<EntryListProps>
  readonly EnumTable: ComponentType<EnumTableProps>
  readonly Member: ComponentType<MemberProps>
  readonly MemberOverview: ComponentType<MemberOverviewProps>
  readonly Mentions: ComponentType<MentionsProps>
  readonly ParameterTable: ComponentType<ParameterTableProps>
  readonly Signature: ComponentType<SignatureProps>
  readonly SourceLink: ComponentType<SourceLinkProps>
  readonly Type: ComponentType<TypeProps>
  readonly TypeParameterTable: ComponentType<TypeParameterTableProps>
}

export const defaultParts: ReferenceParts = {
  Badges,
  Comment,
  CommentSections,
  EntryList,
  EnumTable,
  Member,
  MemberOverview,
  Mentions,
  ParameterTable,
  Signature,
  SourceLink,
  Type,
  TypeParameterTable,
}
