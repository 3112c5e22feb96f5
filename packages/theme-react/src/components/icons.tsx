import type { ReactNode } from 'react'

/** Decorative: the text beside it, or the label of its button, says what it means. Takes the size and colour of the text. */
function Icon({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <svg
      className={`docgen-icon docgen-icon-${name}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const MenuIcon = () => (
  <Icon name="menu">
    <path d="M4 7h16M4 12h16M4 17h10" />
  </Icon>
)

export const CloseIcon = () => (
  <Icon name="close">
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)

export const SearchIcon = () => (
  <Icon name="search">
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Icon>
)

/** The style sheet draws it, as for links of articles. */
export const ExternalIcon = () => <span className="docgen-icon-external" aria-hidden="true" />

export const SunIcon = () => (
  <Icon name="sun">
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
  </Icon>
)

export const MoonIcon = () => (
  <Icon name="moon">
    <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />
  </Icon>
)

export const CopyIcon = () => (
  <Icon name="copy">
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M15 5.5A1.5 1.5 0 0 0 13.5 4H5.5A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15" />
  </Icon>
)

export const CheckIcon = () => (
  <Icon name="check">
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
)

export const FeedIcon = () => (
  <Icon name="feed">
    <path d="M5 5a14 14 0 0 1 14 14M5 11.5a7.5 7.5 0 0 1 7.5 7.5M6 18v.01" />
  </Icon>
)

export const InfoIcon = () => (
  <Icon name="info">
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5M12 8v.01" />
  </Icon>
)

export const TipIcon = () => (
  <Icon name="tip">
    <path d="M9 17.5a6.5 6.5 0 1 1 6 0V19a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1ZM9.5 17h5" />
  </Icon>
)

export const WarningIcon = () => (
  <Icon name="warning">
    <path d="M12 4 2.5 20h19ZM12 10.5v4M12 17.2v.01" />
  </Icon>
)

export const DangerIcon = () => (
  <Icon name="danger">
    <path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM12 7.5v5.5M12 16.3v.01" />
  </Icon>
)
