import LockIcon from '@mui/icons-material/Lock';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { placeProblems } from '../../behaviours/place/placeContract';
import { ErrorMessage } from '../../components/FormField/ErrorMessage';
import { FormField } from '../../components/FormField/FormField';
import { TextInput } from '../../components/TextInput/TextInput';
import { placeQuestions } from '../../behaviours/place/placeWords';
import { Warning } from './FoundPlace.styles';
import { PlaceCall } from './PlaceCall';
import { Note } from './PlaceFinder.styles';
import { Describe, Questions } from './PlaceQuestions.styles';
import { part, when, type PlaceFinderContent } from './placeParts';

interface PlaceQuestionsProps extends PlaceFinderContent {
  /** Level of its heading. */
  heading: 'h2' | 'h3';
}

/**
 * The questions for people whose phone does not find the place, with the reason above them. Until the script has loaded,
 * and without it, they have no fields: a text to answer on the phone.
 */
export function PlaceQuestions({ heading, call, labels, problems, questions }: PlaceQuestionsProps) {
  return (
    <Describe id="describe">
      <Typography component={heading} variant="h2" tabIndex={-1} {...part('describe')}>
        {labels.describe}
      </Typography>
      <Warning hidden {...part('problem')}>
        {placeProblems.map((problem) => (
          <div key={problem} hidden {...when(problem)}>
            <strong>{problems[problem].title}</strong> <p>{problems[problem].text}</p>
          </div>
        ))}
      </Warning>
      <PlaceCall call={call} note={labels.callNote} />
      <Questions {...part('form')}>
        {placeQuestions.map((name) => (
          <FormField
            key={name}
            id={`place-${name}`}
            label={questions[name].label}
            help={questions[name].help}
          >
            {(wiring) => <TextInput {...wiring} name={name} autoComplete="off" />}
          </FormField>
        ))}
        <div hidden {...part('empty')}>
          <ErrorMessage id="place-empty">{labels.empty}</ErrorMessage>
        </div>
        <Button type="submit">{labels.make}</Button>
        <Note>
          <LockIcon />
          <span>{labels.private}</span>
        </Note>
      </Questions>
      <Button variant="quiet" {...part('again')}>
        {labels.again}
      </Button>
      <Typography>{labels.withMaps}</Typography>
    </Describe>
  );
}
