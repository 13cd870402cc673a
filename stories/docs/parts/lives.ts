/** One step of a drawing. */
export interface Step {
  /** Column that it stands in, counted from 0. */
  lane: number;
  /** What happens, in a few words. */
  title: string;
  /** How, in a sentence or two. */
  text: string;
  /** Names of the files where it is written. */
  files: readonly string[];
  /** Number of the step that leads here, where that is not the one before it. */
  after?: number;
}

/** A way through the system, from column to column. */
export interface Life {
  /** What is drawn, for screen readers and for the table. */
  caption: string;
  /** Who does it: the columns. */
  lanes: readonly string[];
  steps: readonly Step[];
}

/** From the words of a page to a page that answers. */
export const pageLife: Life = {
  caption: 'The life of a page',
  lanes: ['Build', 'Server', 'Browser: HTML and 4 KB', 'Browser: React'],
  steps: [
    {
      lane: 0,
      title: 'Words and pictures',
      text: 'Typed content of a page, and its drawings from the slots.',
      files: ['routes.ts', 'picturesPlugin.ts'],
    },
    {
      lane: 0,
      title: 'Rendered to HTML',
      text: 'React and MUI run once for each page. Only the CSS rules it used go into its head.',
      files: ['prerender.ts', 'render.tsx', 'document.ts'],
    },
    {
      lane: 1,
      title: 'Kept in memory',
      text: 'Each file with its encodings and its own policy. Pages of the day and of reviews are rendered here.',
      files: ['clientFiles.ts', 'dynamicPages.ts', 'contentSecurityPolicy.ts'],
    },
    {
      lane: 2,
      title: 'Painted',
      text: 'One answer of at most 14 KB. Calls, links, menus, questions and forms work.',
      files: ['baseline.ts'],
    },
    {
      lane: 2,
      title: 'Behaviours',
      text: 'Once painted: slider, header and drafts are attached to what has data-behaviour.',
      files: ['first-load.ts', 'attach.ts'],
    },
    {
      lane: 2,
      title: 'Something needs React',
      text: 'A press on data-needs-react is held; a focus in a form goes on natively.',
      files: ['hydrateOnDemand.ts'],
    },
    {
      lane: 3,
      title: 'Taken over',
      text: 'One tree is hydrated in slices. Then the press is given again.',
      files: ['client.tsx', 'App.tsx'],
    },
    {
      lane: 3,
      title: 'The next page',
      text: 'Fetched when a finger comes down on its link, and shown without a new document.',
      files: ['prefetchOnIntent.ts', 'Site.tsx'],
    },
  ],
};

/** From a visitor's words to the page that shows them. */
export const reviewLife: Life = {
  caption: 'The life of a review',
  lanes: ['Visitor', 'Server', 'Staff'],
  steps: [
    {
      lane: 0,
      title: 'Written',
      text: 'In a dialog; without JavaScript in the form on the page. What is typed is kept as a draft.',
      files: ['ReviewButton.tsx', 'ReviewForm.tsx', 'draft.ts'],
    },
    {
      lane: 0,
      title: 'Checked',
      text: 'react-hook-form asks the schema that the server has too.',
      files: ['review.ts'],
    },
    {
      lane: 0,
      title: 'Sent, and tried again',
      text: 'With a key that every attempt carries, within one deadline. Without JavaScript the browser posts the form.',
      files: ['submitReview.ts', 'retry.ts'],
    },
    {
      lane: 1,
      title: 'Let in, or refused',
      text: 'Rate, origin and length first, then the schema. A refusal says what to do.',
      files: ['app.ts', 'rateLimit.ts', 'review.ts'],
    },
    {
      lane: 1,
      title: 'Stored',
      text: 'As pending, once for each key, with the mail to staff in the same transaction. Signs of spam are noted, nothing is thrown away.',
      files: ['formRoutes.ts', 'reviews.ts', 'outbox.ts'],
    },
    {
      lane: 0,
      title: 'Thanked',
      text: '“Submitted for approval”, only now that it is on the disk.',
      files: ['ReviewForm.tsx', 'dynamicPages.ts'],
    },
    {
      lane: 1,
      title: 'Mailed',
      text: 'With a link that opens the review at the desk once, tried again for a day.',
      files: ['outboxWorker.ts', 'emailTemplates.ts', 'smtp.ts'],
      after: 5,
    },
    {
      lane: 2,
      title: 'Decided',
      text: 'By a button at the desk. Opening the link decides nothing.',
      files: ['openRoutes.ts', 'deskActionHandler.ts', 'operations.ts'],
    },
    {
      lane: 1,
      title: 'Page rendered again',
      text: 'With all approved reviews, and the list for pages that React shows.',
      files: ['publishedReviewsCache.ts'],
    },
    {
      lane: 0,
      title: 'Read',
      text: 'By everybody who opens Testimonials.',
      files: ['CardGrid.tsx', 'loadPublishedReviews.ts'],
    },
  ],
};
