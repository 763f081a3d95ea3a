/** The page was built without the games of other packages: they bring what they have (docs/add-a-game.md). */
export async function loadPackagedModule<Module>(game: string, file: string): Promise<Module | null> {
  const { loadPackage } = await import('./load-package');
  return ((await loadPackage(game)).modules[file] as Module | undefined) ?? null;
}
