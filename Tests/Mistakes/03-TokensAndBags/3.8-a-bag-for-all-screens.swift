// Puts the token into a bag that belongs to something larger, which stays when the screen goes.

// exercise 3.8 in ForecastScreen.swift
enum App {
  static let bag = DisposeBag()
}
forecast
  .observe { [weak self] in self?.lines.append($0) }
  .disposed(by: App.bag)
// end 3.8
