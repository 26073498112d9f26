/// The part of `combineLatest`: the newest element, which may be given again and again.
final class NewestPart<Element>: Part<Element> {
  // exercise 8.4: What has come last is there to be given, as often as it is asked for.
  // end 8.4
}
