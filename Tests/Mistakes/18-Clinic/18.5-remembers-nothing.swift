// Sends choices to the pages that are open: a page that opens later knows nothing.

// exercise 18.5
// instead of: private let server: (String) -> Observable<String>
private let chosen = PublishRelay<String?>()
private let server: (String) -> Observable<String>
// instead of: choices
// instead of:   .map(\.city)
chosen
// instead of: choices.accept(choice)
choices.accept(choice)
chosen.accept(choice.city)
// end 18.5
