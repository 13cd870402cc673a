import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormField } from '../../components/FormField/FormField';
import { TextInput } from '../../components/TextInput/TextInput';
import { Notice, type NoticeProps } from '../DeskItem/Notice';
import { Search } from '../DeskList/DeskList.styles';
import { Buttons, Copies, Group, Items, Root } from './DeskPerson.styles';
import { HeldItem, type HeldItemProps } from './HeldItem';

/** A button of the form. */
export interface PersonButton {
  /** Label. */
  label: string;
  /** Path that it posts to. */
  action: string;
  /** Visual weight. */
  variant: 'primary' | 'quiet' | 'danger';
  /** Name of a value that it posts. */
  name?: string | undefined;
  /** That value. */
  value?: string | undefined;
}

export interface DeskPersonProps {
  /** Heading: the question, or the person. */
  title: string;
  /** Result of the last action, or a warning. */
  notice?: Omit<NoticeProps, 'children'> | undefined;
  /** The search form for a person. */
  search?:
    | {
        action: string;
        name: string;
        label: string;
        help: string;
        error?: string | undefined;
        value: string;
        button: string;
      }
    | undefined;
  /** Sentences above the results. */
  sentences: readonly string[];
  /** Results by kind, or what will be deleted. */
  groups: readonly { title: string; text?: string | undefined; items: readonly HeldItemProps[] }[];
  /** Backups of the database that may contain the person. */
  copies?:
    | {
        title: string;
        text: string;
        list: readonly { file: string; about: string }[];
        after: string;
      }
    | undefined;
  /** Actions for the selected entries; `fields` are posted with them. */
  form?:
    | { fields: readonly (readonly [name: string, value: string])[]; buttons: readonly PersonButton[] }
    | undefined;
}

/**
 * One person at the desk: searches for a person, lists all data stored about them, and erases it after a confirmation.
 * Works without JavaScript.
 */
export function DeskPerson({ title, notice, search, sentences, groups, copies, form }: DeskPersonProps) {
  const found = (
    <>
      {groups.map((group) => (
        <Group key={group.title} aria-label={group.title}>
          <Typography component="h2" variant="h3">
            {group.title}
          </Typography>
          {group.text !== undefined && <p>{group.text}</p>}
          {group.items.length > 0 && (
            <Items>
              {group.items.map((item) => (
                <li key={item.kind + item.reference + item.subject + item.time.iso}>
                  <HeldItem {...item} />
                </li>
              ))}
            </Items>
          )}
        </Group>
      ))}
      {copies && (
        <Group aria-label={copies.title}>
          <Typography component="h2" variant="h3">
            {copies.title}
          </Typography>
          <p>{copies.text}</p>
          <Copies>
            {copies.list.map(({ file, about }) => (
              <li key={file}>
                <code>{file}</code>
                <small>{about}</small>
              </li>
            ))}
          </Copies>
          <p>{copies.after}</p>
        </Group>
      )}
    </>
  );
  return (
    <Root aria-labelledby="desk-person-title">
      <Typography component="h1" variant="h2" id="desk-person-title">
        {title}
      </Typography>
      {notice && <Notice {...notice} />}
      {search && (
        <Search method="post" action={search.action} role="search">
          <FormField id="desk-person" label={search.label} help={search.help} error={search.error}>
            {(wiring) => (
              <TextInput
                {...wiring}
                name={search.name}
                defaultValue={search.value}
                autoComplete="off"
                required
              />
            )}
          </FormField>
          <Button type="submit" variant={form ? 'quiet' : 'primary'} startIcon={<SearchIcon aria-hidden />}>
            {search.button}
          </Button>
        </Search>
      )}
      {sentences.map((sentence) => (
        <p key={sentence} dir="auto">
          {sentence}
        </p>
      ))}
      {form ? (
        <form method="post" action={form.buttons[0]?.action}>
          {form.fields.map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          {found}
          <Buttons>
            {form.buttons.map(({ label, action, variant, name, value }) => (
              <Button
                key={label}
                type="submit"
                formAction={action}
                variant={variant}
                name={name}
                value={value}
              >
                {label}
              </Button>
            ))}
          </Buttons>
        </form>
      ) : (
        found
      )}
    </Root>
  );
}
