import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { exploreAnalytics } from '../journeys/administrator/explore.ts';
import { querySql } from '../journeys/administrator/query-sql.ts';
import { countClicks } from '../journeys/administrator/count-clicks.ts';
import { createCategory } from '../journeys/administrator/create-category.ts';
import { deleteAndRestoreRating } from '../journeys/administrator/delete-rating.ts';
import { approveWaiting } from '../journeys/administrator/approve.ts';
import { signInWithToken } from '../journeys/administrator/sign-in.ts';
import { changeBrandInBulk, undoBrandChange } from '../journeys/administrator/change-brand.ts';
import { checkScreens } from '../journeys/administrator/check-screens.ts';
import { viewAsOf } from '../journeys/administrator/view-as-of.ts';
import { moderate, reportComment } from '../journeys/administrator/moderate.ts';
import { visitRecordPages } from '../journeys/administrator/record-pages.ts';
import { rebuildView } from '../journeys/administrator/rebuild.ts';
import { checkAnalystAccess, checkModeratorAccess } from '../journeys/administrator/roles.ts';
import { keepSavedView } from '../journeys/administrator/saved-views.ts';
import { exportBrands, importBrands, importForeignCatalogue } from '../journeys/administrator/transfer.ts';
import { zoomChart } from '../journeys/administrator/zoom-chart.ts';
import { adoptScenario, saveScenario } from '../journeys/administrator/what-if.ts';
import { resolveEditConflict } from '../journeys/administrator/edit-conflict.ts';
import { findByPalette, logOut, readGuide, startTheDay } from '../journeys/administrator/workplace.ts';
import { createAccount } from '../journeys/sign-up.ts';
import { perfumeAt, twoDevices, type Fixtures } from './fixtures.ts';

/** What administrators do, and what others with a token may do. */
export const describeAdministrator = ({ openVisitor, app }: Fixtures): void => {
  describe.each(twoDevices)('an administrator in $language at $width pixels', (device) => {
    let admin: Visitor;
    let author: Visitor;
    let reporter: Visitor;
    let id: string;
    beforeAll(async () => {
      [admin, author, reporter] = await Promise.all([
        openVisitor(device, 'Administrator'),
        openVisitor(device, 'Reported'),
        openVisitor(device, 'Reporter'),
      ]);
      await Promise.all([createAccount(author, app()), createAccount(reporter, app())]);
      id = await perfumeAt(app(), 6 + twoDevices.indexOf(device));
    });
    afterAll(() => Promise.all([admin?.close(), author?.close(), reporter?.close()]));

    it('signs in by the token', () => signInWithToken(admin, app().adminToken));
    it('creates a category with options and products with images', () => createCategory(admin, app()));
    it('gives all of them another brand at once', () => changeBrandInBulk(admin, app()));
    it('undoes that in the history', () => undoBrandChange(admin, app()));
    it('views a list as of a moment, and comes back', () => viewAsOf(admin, app()));
    it('imports with a bad row, corrects it, and undoes the imports', () => importBrands(admin, app()));
    it('imports the catalogue of another shop, and undoes that', () => importForeignCatalogue(admin, app()));
    it('exports', () => exportBrands(admin));
    it('gets a report of a comment by a member', () => reportComment(author, reporter, app(), id));
    it('removes it with a reason, which its author reads, and restores it', () => moderate(admin, author, id));
    it('approves a comment that waits, which others see from then on', () =>
      approveWaiting(admin, author, reporter, id));
    it('deletes a rating with a reason, and restores it', () => deleteAndRestoreRating(admin, author, app(), id));
    it('has a view rebuilt', () => rebuildView(admin, device.language === 'ar' ? 'profile' : 'banner'));
    it('finds every screen accessible, light and dark', () => checkScreens(admin));
    it('logs no errors on the console', () =>
      expect([admin.consoleErrors, author.consoleErrors, reporter.consoleErrors]).toEqual([[], [], []]));
  });

  describe.each(twoDevices)('an administrator among others in $language at $width pixels', (device) => {
    it('merges with the changes of another, and chooses where both changed a field', async () => {
      const visitor = await openVisitor(device, 'Together');
      await signInWithToken(visitor, app().adminToken);
      await resolveEditConflict(visitor, app());
      // The browser logs the expected refusal.
      expect(visitor.consoleErrors.filter((error) => !error.includes('status of 409'))).toEqual([]);
      await visitor.close();
    });
  });

  describe.each(twoDevices)('an administrator at work in $language at $width pixels', (device) => {
    it('begins with what waits, finds the way by the palette, reads a guide, and logs out', async () => {
      const visitor = await openVisitor(device, 'Workplace');
      await startTheDay(visitor, app());
      await findByPalette(visitor, app());
      await readGuide(visitor);
      await logOut(visitor);
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.close();
    });
  });

  describe.each(twoDevices)('an administrator of records in $language at $width pixels', (device) => {
    it('opens the pages of records, changes one, and undoes that', async () => {
      const visitor = await openVisitor(device, 'Records');
      await signInWithToken(visitor, app().adminToken);
      await visitRecordPages(visitor, app());
      // The browser logs the expected refusal.
      expect(visitor.consoleErrors.filter((error) => !error.includes('status of 404'))).toEqual([]);
      await visitor.close();
    });
  });

  describe('an administrator with a pointer', () => {
    it('does everyday tasks in few clicks', async () => {
      const [visitor, author, reporter] = await Promise.all([
        openVisitor(twoDevices[0], 'Clicks'),
        openVisitor(twoDevices[0], 'Rude'),
        openVisitor(twoDevices[0], 'Witness'),
      ]);
      await Promise.all([createAccount(author, app()), createAccount(reporter, app())]);
      await reportComment(author, reporter, app(), await perfumeAt(app(), 8));
      await signInWithToken(visitor, app().adminToken);
      await countClicks(visitor, author, app());
      expect(visitor.consoleErrors).toEqual([]);
      await Promise.all([visitor.close(), author.close(), reporter.close()]);
    });
  });

  describe.each(twoDevices)('an analyst in $language at $width pixels', (device) => {
    it('sees what trends, compares periods, reads the events behind a figure, and queries by SQL', async () => {
      const visitor = await openVisitor(device, 'Analyst');
      await signInWithToken(visitor, await app().makeToken(`figures-${device.language}`, 'analyst'));
      await exploreAnalytics(visitor);
      expect(visitor.consoleErrors).toEqual([]);
      await querySql(visitor);
      // The browser logs the expected refusal.
      expect(visitor.consoleErrors.filter((error) => !error.includes('/api/analytics/sql'))).toEqual([]);
      await visitor.close();
    });
    it('reads a chart, zooms in with the pointer and with the keyboard, and goes back', async () => {
      const visitor = await openVisitor(device, 'Zoom');
      await signInWithToken(visitor, await app().makeToken(`zoom-${device.language}`, 'analyst'));
      await zoomChart(visitor);
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.close();
    });
    it('saves a view in the notebook, opens it again, changes its note and deletes it', async () => {
      const visitor = await openVisitor(device, 'Notes');
      await signInWithToken(visitor, await app().makeToken(`notes-${device.language}`, 'analyst'));
      await keepSavedView(visitor);
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.close();
    });
    it('tries other rules and saves them; an administrator adopts them and undoes that', async () => {
      const analyst = await openVisitor(device, 'Tries');
      await signInWithToken(analyst, await app().makeToken(`tries-${device.language}`, 'analyst'));
      const name = await saveScenario(analyst, app());
      const admin = await openVisitor(device, 'Adopts');
      await signInWithToken(admin, app().adminToken);
      await adoptScenario(admin, app(), name);
      expect([analyst.consoleErrors, admin.consoleErrors]).toEqual([[], []]);
      await Promise.all([analyst.close(), admin.close()]);
    });
  });

  describe('others with a token', () => {
    it.each([
      ['moderator', checkModeratorAccess],
      ['analyst', checkAnalystAccess],
    ] as const)('have the access of the role %s', async (role, look) => {
      const visitor = await openVisitor(twoDevices[0], role);
      await signInWithToken(visitor, await app().makeToken(`${role}-desk`, role));
      await look(visitor);
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.close();
    });
  });
};
