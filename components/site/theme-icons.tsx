import { Icon } from '@/components/ui/icon'

/** What leads to each look, drawn by the server: the browser need not load the table of all icons for two of them. */
export const themeIcons = {
  light: <Icon name="sun" className="size-6" />,
  dark: <Icon name="moon" className="size-6" />,
}
