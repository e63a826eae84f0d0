Pod::Spec.new do |spec|
  spec.name = "Wefts"
  spec.version = "1.0"
  folder_of_wefts = ENV["WEFTS"]
  spec.source_files = "#{folder_of_wefts}/**/*.swift"
end
