// Keeps the token of the last opening, and does not dispose the one before: details that were opened
// twice and then closed are shown by the next record.

// exercise 18.6
// instead of: private var detailsBag = DisposeBag()
private var detailsToken: (any Disposable)?
// instead of: strongest
// instead of: .observe(on: MainScheduler.instance)
// instead of: .do(onNext: { [details] _ in details.isHidden = false })
// instead of: .map { speed in "at most \(speed) m/s" }
// instead of: .subscribe(onNext: { [details] text in details.text = text })
// instead of: .disposed(by: detailsBag)
let token =
  strongest
  .observe(on: MainScheduler.instance)
  .do(onNext: { [details] _ in details.isHidden = false })
  .map { speed in "at most \(speed) m/s" }
  .subscribe(onNext: { [details] text in details.text = text })
token.disposed(by: bag)
detailsToken = token
// instead of: detailsBag = DisposeBag()
detailsToken?.dispose()
// end 18.6
