// Remembers what the last question has brought, and that is nothing after a failure: a second failure
// takes the older forecast away.

// exercise 18.8
// instead of: private let last = BehaviorRelay<String?>(value: nil)
private var last: String?
// instead of: Observable.combineLatest(hasFailed, last) { hasFailed, last in hasFailed ? last : nil }
// instead of: .distinctUntilChanged()
// instead of: .map { text in text.map { "Before: \($0)" } }
// instead of: .bind(to: older.rx.text)
// instead of: .disposed(by: bag)
older.text = nil
// instead of: if let text {
// instead of: last.accept(text)
// instead of: } else {
// instead of: failures += 1
// instead of: }
older.text = text == nil ? last.map { "Before: \($0)" } : nil
last = text
if text == nil { failures += 1 }
// end 18.8
