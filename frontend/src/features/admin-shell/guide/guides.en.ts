import type { Guide, Guides } from './guides.ts';

const tableKeys = [
  ['↑ ↓', 'Move from row to row'],
  ['Enter', 'Open the row'],
  ['Space', 'Select the row; Shift with an arrow key selects several'],
  ['/', 'Search the table'],
] as const satisfies Guide['keys'];

export const guides: Guides = {
  today: {
    text: 'What needs someone now: start here.',
    points: [
      'Each tile leads to where its work is done: reports, products without a category or a picture, events that could not be processed.',
      'Thresholds shows saved views whose value is above or below the number that you gave them.',
      'Imports and batches that are running show their progress, also those that somebody else started.',
      'Last changes shows what staff changed. Undo is beside each change that can be undone.',
    ],
  },
  categories: {
    text: 'Categories, subcategories and the options people vote on.',
    points: [
      'A subcategory stays in its category. Products keep their subcategory when its name changes.',
      'Voting options belong to a subcategory, else to its category, else the global ones of Settings apply.',
      'Renaming an option keeps its votes. A removed option hides its votes; they come back with it.',
      'Deleting a category deletes its subcategories and its options too. Products keep their text and are flagged as uncategorised.',
      'An Arabic name is optional; without it visitors who read Arabic may see the English one.',
    ],
  },
  products: {
    text: 'Every product, with pictures, shades, votes and history.',
    points: [
      'A row opens the product’s page: details, pictures, contributions, history and how it was at another moment.',
      'Select rows to change their brand or category, or to delete them, all at once. Each such change can be undone.',
      'Filters and sorting stand in the address, which can be shared. “Save these filters…” keeps them in this browser.',
      'CSV and JSON download what the table shows, at most 10,000 rows. Data Export has no such bound.',
      '“As of…” shows the list as it was at another moment. Nothing can be changed there.',
      'When someone else saved first, your form keeps what you entered and asks only about fields that both changed.',
    ],
    keys: tableKeys,
  },
  brands: {
    text: 'Brands, their logos and websites.',
    points: [
      'A brand’s name is unique and is part of its address. The old address leads on to the new one.',
      'Deleting a brand hides its products and all that belongs to them. Restoring the brand brings all of it back.',
      'Select rows to change or delete several at once.',
    ],
    keys: tableKeys,
  },
  comments: {
    text: 'What members wrote, newest first.',
    points: [
      'Search by words, member or product; “Show removed” shows what was removed.',
      'A removed comment leaves the site with its replies. Its author reads the reason. Restoring brings both back.',
      'To follow one member, open their page from Members.',
    ],
    keys: tableKeys,
  },
  votes: {
    text: 'Votes by product and one by one.',
    points: [
      'A removed vote no longer counts, and its member can’t cast it again until it is restored.',
      'Resetting a product removes all its votes as one batch: everyone can vote again. The batch can be undone.',
    ],
    keys: tableKeys,
  },
  ratings: {
    text: 'Ratings by product and one by one.',
    points: [
      'A removed rating no longer counts. Its author reads the reason.',
      'Resetting a product removes all its ratings as one batch, which can be undone.',
    ],
    keys: tableKeys,
  },
  banners: {
    text: 'Messages at the top of the home page.',
    points: [
      'The newest active banner is shown first. Visitors can close a banner; it stays closed for their visit.',
      'The switch in the list turns a banner on or off at once.',
      'A link may lead to a page of this site, beginning with a slash, or to another site.',
    ],
    keys: tableKeys,
  },
  moderation: {
    text: 'Reported comments that wait for a decision, the most reported first.',
    points: [
      'Keep closes the reports; Remove takes the comment away and asks for a reason, which its author reads.',
      'Claim a report before you work on it, so that nobody else decides it meanwhile.',
      'Settled lists what was decided. A decision can be reopened.',
    ],
    keys: [
      ['↑ ↓', 'Move from comment to comment'],
      ['K', 'Keep'],
      ['R', 'Remove'],
      ['U', 'Restore'],
    ],
  },
  members: {
    text: 'Who signed up, what they gave, and what can be done about it.',
    points: [
      'Muting stops a member from adding anything new. They can still read, withdraw and leave.',
      'Removing all contributions is one batch, which can be undone.',
      'Ending all sessions signs a member out everywhere within half a second.',
      'Links for a new password or e-mail are made here and handed over by you. Moderators see no e-mails.',
    ],
    keys: tableKeys,
  },
  history: {
    text: 'What staff changed, when, why and from what to what.',
    points: [
      'Undo reverts the fields that you choose. What somebody changed later is left alone unless you choose it.',
      'History is never rewritten: an undo is an entry too, and can itself be undone.',
      'A batch or an import is one entry that opens into its changes.',
      'Filter by kind, person, action and time. The address can be shared.',
    ],
  },
  removed: {
    text: 'Records that were deleted, to be restored.',
    points: [
      'Choose a kind above the table. Each row shows what comes back with the record.',
      'Comments, votes and ratings are restored on their own screens, by “Show removed”.',
      'Select rows to restore several at once.',
    ],
    keys: tableKeys,
  },
  analytics: {
    text: 'Live activity, trends and the events behind every number. People appear as pseudonyms.',
    points: [
      'Now: the last 24 hours, what trends and why, and who moved.',
      'Explore: any metric by group, interval and filter, beside another period. Drag across the chart to zoom in.',
      'What if: try other ranking rules without changing anything; an administrator can adopt them.',
      'Events: what stands behind a figure, or any part of the log.',
      'SQL: read-only queries. Names of views and columns are offered while you type.',
      'Notebook: “Keep in notebook” saves what a tab shows, with a title and a note. A dashboard name puts it on a dashboard, a threshold has it watched.',
      'A dashed step is not over yet. Numbers in a chart mark what staff changed then.',
    ],
    keys: [
      ['Ctrl + Enter', 'Run the query'],
      ['Ctrl + Space', 'Offer names in a query'],
      ['← → Enter', 'In a chart: move, select with Shift, zoom in'],
    ],
  },
  settings: {
    text: 'Options for votes everywhere, and how the system is doing.',
    points: [
      'Global voting options apply where neither a subcategory nor its category has options. At least two are needed.',
      'System Information shows whether stores and views answer, and how far the views have come.',
    ],
  },
  views: {
    text: 'What pages read is built from the log: here it can be built again.',
    points: [
      'Rebuild a view if its data looks wrong. Pages are answered by the old one until the new one is level.',
      'A parked event is one that a view could not process. The view goes on without it; a rebuild tries it again.',
    ],
  },
  tokens: {
    text: 'Who may work in this panel, and in which role.',
    points: [
      'One token per person: the history names who did what by it.',
      'A token is shown once, when it is created. Pass it on by a safe way.',
      'Revoking ends a token at once and for good; its name is never used again.',
      'Administrators do all; moderators decide about contributions; analysts read figures.',
    ],
  },
  export: {
    text: 'Records as files.',
    points: [
      'CSV opens in a spreadsheet, JSON holds every field. Both can be imported again.',
      'Export All is the complete backup without the history: an empty installation can be restored from it.',
      'Profiles, comments, votes, ratings and the complete backup are for administrators.',
    ],
  },
  import: {
    text: 'Records from a file: choose it, match its columns, look at the rows, import.',
    points: [
      'Separator and encoding are recognised. A matching of columns can be saved for the next file.',
      'The preview shows what becomes of each row. A cell that is wrong says why, and can be corrected there.',
      'Merge leaves existing records alone, update changes them, replace deletes all existing ones first.',
      'Rows that were refused can be downloaded, corrected and imported later.',
      'A whole import can be undone. Records that were changed since are left alone and listed.',
    ],
  },
};
