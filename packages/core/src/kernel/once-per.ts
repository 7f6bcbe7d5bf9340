/** Builds once for each description: descriptions do not change, and machines take longer to build than to start. */
export const oncePer = <Description extends object, Built>(
  build: (description: Description) => Built,
): ((description: Description) => Built) => {
  const built = new WeakMap<Description, Built>()
  return (description) => {
    if (!built.has(description)) built.set(description, build(description))
    return built.get(description) as Built
  }
}
